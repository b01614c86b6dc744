#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { onSupportedNode } from '../../tools/launcher/own-node.mjs';

await onSupportedNode();
const cli = new URL('../dist/foyer.js', import.meta.url);
if (!existsSync(cli)) {
  console.error(
    'Foyer has not been built yet: `npm run build` builds it, and so does `npm start`.',
  );
  process.exit(1);
}
await import(cli.href);
