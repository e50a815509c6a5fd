import { type Formulary, formulary } from '@oryx/contract';
import { stringify } from 'yaml';
import { exact } from './exact.ts';
import type { YamlFile } from './yaml-file.ts';

/** The path of the file of a site's formulary. */
export const formularyPath = 'formulary/site.yaml';

/** The schema of the file of a site's formulary. */
export const formularyFile = exact(formulary);

/** Returns the text of the file of a site's formulary. */
export function formularyText(written: Formulary): string {
  return stringify(written, { lineWidth: 110 });
}

/** What is wrong with a site's formulary: a second one, or a page that stands twice. */
export function faultsOfFormulary(files: readonly YamlFile[]): string[] {
  return files.flatMap(({ file, body, faultAt }) => {
    if (file !== formularyPath) return [faultAt([], `the formulary of the site is ${formularyPath}`)];
    const pages = (body as { pages: readonly { page: string }[] }).pages.map(({ page }) => page);
    return pages.flatMap((page, index) =>
      pages.indexOf(page) === index ? [] : [faultAt(['pages', index], `${page} stands twice`)],
    );
  });
}
