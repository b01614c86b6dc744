import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const sources = new URL('../contracts/src/', import.meta.url).pathname;

export default defineConfig({
  base: '/vblh/console/',
  plugins: [react()],
  resolve: {
    // Built from the sources of the contracts, so that a change there needs no build in between.
    alias: [{ find: /^@foyer\/contracts\/(.*)$/, replacement: `${sources}$1/index.ts` }],
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'],
  },
  build: { outDir: 'dist/app', sourcemap: true, chunkSizeWarningLimit: 1500 },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
