import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { contractsByName } from '../contracts/contracts-by-name.mjs';

/** The script that puts portals on other sites: one file without imports, for any page. */
export default defineConfig({
  plugins: [contractsByName()],
  publicDir: false,
  build: {
    outDir: 'dist/app',
    // The pages are there already.
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: fileURLToPath(new URL('src/embed/embed.ts', import.meta.url)),
      formats: ['iife'],
      name: 'FoyerScript',
      fileName: () => 'embed.js',
    },
  },
});
