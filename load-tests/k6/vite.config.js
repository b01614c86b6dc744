import { defineConfig } from 'vite';

import { contractsByName } from '../../contracts/contracts-by-name.mjs';

/** k6 runs modules but knows no packages: socket.io's own client and the names of calls and messages go in. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractsByName()],
  build: {
    minify: false,
    target: 'es2022',
    lib: { entry: ['smoke.ts', 'load.ts', 'spike.ts', 'soak.ts'], formats: ['es'] },
    rolldownOptions: { external: /^k6(?:\/|$)/ },
  },
});
