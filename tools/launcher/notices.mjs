import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionPackages } from './production-packages.mjs';
import { root } from './root.mjs';

const TEXTS = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Collects the licence of every package that is installed here and ships with the server. Builds of
 * the pages bring a list of their own, made by their bundler.
 * @returns {string}
 */
export function notices() {
  const parts = productionPackages()
    .filter(({ path }) => existsSync(join(root, path)))
    .map(({ path, name, version, license }) => {
      const texts = readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
        .map((entry) => readFileSync(join(root, path, entry.name), 'utf8').trim());
      return [`## ${name} ${version}${license ? ` (${license})` : ''}`, ...texts].join('\n\n');
    });
  return ['# Licences of the packages that Foyer uses', ...new Set(parts)].join('\n\n') + '\n';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'services/dist/NOTICES.md'), notices());
}
