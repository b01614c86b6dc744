import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Language } from '@foyer/contracts/identity';
import type { Page } from 'playwright-core';

import type { Look } from './look.js';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** Takes a picture of a page as it stands, once its type and its pictures are there. */
export async function keepPicture(
  page: Page,
  name: string,
  { size, scheme }: Look,
  language: Language,
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, [name, size, language, scheme].join('.') + '.png');
  await page.screenshot({ path, animations: 'disabled' });
}

/** Writes the page to leaf through: a row for each screen, with its pictures next to each other. */
export async function bindAlbum(): Promise<void> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.png')).sort();
  const screens = new Map<string, string[]>();
  for (const file of files) screens.set(nameOf(file), [...(screens.get(nameOf(file)) ?? []), file]);
  const rows = [...screens].map(
    ([name, pictures]) => `<section><h2>${name}</h2>${pictures.map(figure).join('')}</section>`,
  );
  await writeFile(join(FOLDER, 'index.html'), page(rows.join('\n')));
}

const nameOf = (file: string): string => file.split('.')[0] ?? file;

const figure = (file: string): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a>` +
  `<figcaption>${file.split('.').slice(1, -1).join(' · ')}</figcaption></figure>`;

const page = (body: string): string => `<!doctype html>
<meta charset="utf-8"><title>Screens</title>
<style>
  body { font: 16px system-ui; margin: 2rem; background: #f5f2ec; color: #1c1917 }
  figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top }
  img { height: 320px; border: 1px solid #d6d0c4; border-radius: 8px }
  figcaption { font-size: 12px }
</style>
${body}
`;
