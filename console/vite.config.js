import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { contractsByName } from '../contracts/contracts-by-name.mjs';
import { textsOfOneLanguage } from './build/texts-of-one-language.js';

export default defineConfig({
  base: '/vblh/console/',
  plugins: [contractsByName({ fields: true }), textsOfOneLanguage(), react()],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'],
  },
  build: {
    outDir: 'dist/app',
    sourcemap: true,
    license: { fileName: 'licences.md' },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code that half of the pages need is loaded at once; small files for each of them would
          // weigh more together.
          groups: [
            // Each resource has texts of its own; one file for each language carries them all.
            {
              name: 'texts-en',
              test: /src[/\\](?:(?:calendar|identity|payments|statistics|visits)[/\\])?[\w-]+[/\\]en\.ts$/,
            },
            {
              name: 'texts-de',
              test: /src[/\\](?:(?:calendar|identity|payments|statistics|visits)[/\\])?[\w-]+[/\\]de\.ts$/,
            },
            // No page needs the schemas' library before something is typed.
            { name: 'zod', test: /node_modules[/\\]zod[/\\]/ },
            {
              name: 'parts',
              test: /node_modules(?![/\\]zod[/\\])|contracts[/\\]dist[/\\]client|console[/\\]src[/\\](?:layout|providers|i18n)/,
              minShareCount: 14,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
