#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/program/main.js', import.meta.url);
if (!existsSync(program)) {
  console.error('The device agent has not been built yet: `npm run build` builds it.');
  process.exit(1);
}
await import(program.href);
