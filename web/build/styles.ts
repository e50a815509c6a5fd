import { type AtRule, parse } from 'postcss';
import type { Plugin } from 'vite';
import { type Bundle, entryOf, firstCode, needsAllStyles } from './bundle.ts';

/** Takes the styles of the entry out of the bundle, so that nothing loads them, and returns their text. */
function takeStyles(bundle: Bundle): string {
  const styles = entryOf(bundle).viteMetadata?.importedCss ?? new Set();
  const files = [...styles];
  styles.clear();
  const texts = files.map((file) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`There is no style sheet ${file}.`);
    delete bundle[file];
    return String(asset.source);
  });
  // Tailwind's initial values for browsers that know no @property, and Vite's mark at the end.
  return withoutPseudoReset(
    texts
      .join('')
      .replace(/@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/, '')
      .replace(/\s*\/\*\$vite\$:\d+\*\/\s*/g, ''),
  );
}

/** What Tailwind's reset gives each element and its pseudo-elements. */
const resetOfAll = /\*,:after,:before,::backdrop\{/g;

/**
 * Leaves the pseudo-elements out of Tailwind's reset. With a rule that fits those of every element, the browser works
 * out three more styles for each, which took three quarters of the time for styles. None of Oryx needs the reset: they
 * have no margin, and no border or padding beside a size.
 */
export function withoutPseudoReset(styles: string): string {
  const kept = styles.replace(resetOfAll, '*{');
  if (universalPseudo.test(kept))
    throw new Error('A rule of the styles fits the pseudo-elements of all elements.');
  return kept;
}

/** A rule for the pseudo-elements of any element: `:before`, `*::after`, `[a] *::before`. */
const universalPseudo = /(?:^|[{},\s>+~(*])::?(?:before|after|backdrop)\b/;

/** Returns the names of the classes in a selector. */
const classesIn = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));

/** Removes the rules with such a selector, and each block that holds no other rule. */
function leaveOut(block: AtRule, isUnused: (selector: string) => boolean): void {
  for (const node of [...(block.nodes ?? [])]) {
    if (node.type === 'atrule') leaveOut(node, isUnused);
    if (node.type === 'rule' ? isUnused(node.selector) : node.type === 'atrule' && node.nodes?.length === 0) {
      node.remove();
    }
  }
}

/**
 * Returns the styles for a page whose code is known, and those for any other code. The first hold everything but the
 * utility classes that the code does not name. The others are all utility classes in their order: a class that is
 * added behind another one of the same layer would win over it, so no class can be left out here.
 */
export function splitStyles(styles: string, code: string): { first: string; all: string } {
  const sheet = parse(styles);
  const utilities = sheet.nodes.find(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities',
  );
  if (utilities === undefined) throw new Error('The styles have no layer of utility classes.');
  const all = utilities.toString();
  leaveOut(utilities, (selector) => !classesIn(selector).some((name) => code.includes(name)));
  return { first: sheet.toString(), all };
}

/** What stands in the code of the build for the files that an import needs, one for each import. */
const marker = '__VITE_PRELOAD__';

/** An import and its marker. */
const wrapped = new RegExp(
  `(import\\([\`"']\\./([^\`"']+)[\`"']\\)(?:(?!import\\()[^])*?),\\s*${marker}`,
  'g',
);

/** How Vite writes an import of which one export is used, so that the others can be left out. */
const oneExport = /async\(\)=>\{let\{(\w+):(\w+)\}=await (import\([^)]*\));return\{\1:\2\}\}/g;

/**
 * Vite wraps each dynamic import in a helper, which preloads files and waits for styles. Here the script of
 * `first-paint.ts` preloads, and there is one sheet to wait for.
 */
const helper = `export const __vitePreload = (load, isStyled) =>
  isStyled ? Promise.all([load(), pageStart.loadStyles()]).then(([code]) => code) : load();`;

/** What `styles` has found for the plugin that writes the page. */
export interface PageStyles {
  /** The styles that stand in the page. */
  first: string;
  /** The address of the sheet with all utility classes. */
  sheet: string;
}

/**
 * Divides the styles into those that stand in the page and a sheet for everything that is loaded later. An import of
 * what shows something waits for the sheet, so that nothing is ever painted without its styles.
 */
export function styles(found: PageStyles): Plugin {
  return {
    name: 'oryx:styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const { first, all } = splitStyles(takeStyles(bundle), firstCode(bundle));
        const file = this.emitFile({ type: 'asset', name: 'styles.css', source: all });
        found.first = first;
        found.sheet = `/${this.getFileName(file)}`;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code
            .replace(wrapped, (_match, load: string, name: string) =>
              needsAllStyles(bundle, `assets/${name}`) ? `${load},1` : load,
            )
            // By now the others are left out, and the short form does the same.
            .replace(oneExport, '()=>$3');
          if (chunk.code.includes(marker))
            throw new Error(`An import in ${chunk.fileName} was not understood.`);
        }
      },
    },
  };
}
