import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The style sheet of the font, in the folder of its package. */
const sheet = fileURLToPath(import.meta.resolve('@fontsource-variable/roboto/wght.css'));

/** The folder under which the page finds the font. The security policy lets it load from its own server only. */
const folder = '/look-font/';

const everywhere = "*, ::before, ::after { font-family: 'Roboto Variable' !important; }";

/**
 * Draws all text of the page in a font from a package, so that each machine draws the same letters. The page
 * has the font before its own code runs.
 */
export async function bringFont(page: Page): Promise<void> {
  // A chart would measure its lines in a font of the machine, and not in this one.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await page.route(`**${folder}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length);
    if (name === 'everywhere.css') return route.fulfill({ contentType: 'text/css', body: everywhere });
    return route.fulfill({ path: join(dirname(sheet), name) });
  });
  const links = ['wght.css', 'everywhere.css'].map(
    (name) => `<link rel="stylesheet" href="${folder}${name}" />`,
  );
  await page.route(
    ({ pathname }) => !pathname.startsWith('/api/') && !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</head>', `${links.join('')}</head>`) });
    },
  );
}
