// Writes the published documents, or with --check says which of them are stale.
import { readFile, writeFile } from 'node:fs/promises';

import { asyncApiDocument, openApiDocument, policyPage } from './dist/publication/index.js';
import { messages, routes } from './dist/surface/index.js';

const json = (document) => `${JSON.stringify(document, null, 2)}\n`;
const documents = {
  'openapi.json': json(openApiDocument(routes)),
  'asyncapi.json': json(asyncApiDocument(messages)),
  '../docs/policies.md': policyPage(),
};

const check = process.argv.includes('--check');
let stale = 0;
for (const [name, text] of Object.entries(documents)) {
  const file = new URL(name, import.meta.url);
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  if (check) {
    stale += 1;
    console.error(`${name} is stale: run "npm run gen"`);
  } else {
    await writeFile(file, text);
    console.log(`wrote ${name}`);
  }
}
process.exitCode = stale === 0 ? 0 : 1;
