import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const BANNER = `#!/usr/bin/env node
// Verifies an export of Foyer's log. Needs nothing but this file and Node.js 22 or later:
//
//   node verify-export.mjs export.ndjson --key <fingerprint> --head <head>
//
// It checks that the file is unchanged since its signature, by the key of the noted fingerprint.
// It also checks that each event is as it was when its checkpoint was written. \`--head\` is a head
// that was noted before: the log must continue from it. The rules are those of \`foyer audit verify\`,
// in the same code. Ends with 0 if all is covered, with 1 if not, with 2 if nothing can be checked.
// Written by \`npm run gen\`.`;

/** The verifier in one file that can be read and carried away, with the rules of the log in it. */
export default defineConfig({
  input: here('../src/verifier/verify-export.ts'),
  platform: 'node',
  tsconfig: false,
  resolve: {
    alias: { '@foyer/event-log/rules': here('../event-log/src/rules/index.ts') },
    extensionAlias: { '.js': ['.ts', '.js'] },
  },
  output: { file: here('verify-export.mjs'), banner: BANNER, minify: false },
});
