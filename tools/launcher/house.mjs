// Prints the figures of the structure: `npm run house`, or with the folder of another checkout.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { figuresOf, tableOf } from './house-figures.mjs';
import { root } from './root.mjs';

const SKIPPED = /^(?:node_modules|dist.*|coverage|\.git|screenshots)$/;
const READ = /\.(?:ts|tsx|mjs|js|css|json)$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : filesBelow(path);
    return entry.isFile() && READ.test(entry.name) ? [path] : [];
  });

const project = resolve(process.argv[2] ?? root);
const files = filesBelow(project).map((path) => ({
  path: relative(project, path).replaceAll('\\', '/'),
  text: readFileSync(path, 'utf8'),
}));
// Imported late: the generator is beyond what the launcher is type-checked with.
const generator = new URL('../generators/slice/touched.js', import.meta.url);
const { filesTouchedBy } = await import(generator.href);
console.log(tableOf(figuresOf(files, filesTouchedBy(root).length)));
