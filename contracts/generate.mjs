// Writes the published documents, or with --check says which of them are stale.
import { readFile, writeFile } from 'node:fs/promises';

import {
  asyncApiDocument,
  messagesInOrderOf,
  openApiDocument,
  policyPage,
  routesInOrderOf,
} from './dist/publication/index.js';
import { messages, routes } from './dist/surface/index.js';

const json = (document) => `${JSON.stringify(document, null, 2)}\n`;
const textOf = (name) => readFile(new URL(name, import.meta.url), 'utf8').catch(() => '');
const published = async (name) => JSON.parse((await textOf(name)) || '{}');
const openApi = await published('openapi.json');
const asyncApi = await published('asyncapi.json');
const documents = {
  'openapi.json': json(openApiDocument(routesInOrderOf(openApi, routes))),
  'asyncapi.json': json(asyncApiDocument(messagesInOrderOf(asyncApi, messages))),
  '../docs/policies.md': policyPage(),
};

const check = process.argv.includes('--check');
let stale = 0;
for (const [name, text] of Object.entries(documents)) {
  if ((await textOf(name)) === text) continue;
  if (check) {
    stale += 1;
    console.error(`${name} is stale: run "npm run gen"`);
  } else {
    await writeFile(new URL(name, import.meta.url), text);
    console.log(`wrote ${name}`);
  }
}
process.exitCode = stale === 0 ? 0 : 1;
