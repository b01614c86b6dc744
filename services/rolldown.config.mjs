import { readFile } from 'node:fs/promises';
import { defineConfig } from 'rolldown';

/**
 * Packages that stay out of the bundle: native code, packages for single settings, and those that
 * Nest and Fastify can do without.
 */
const LEFT_OUT = [
  /^(?:@node-rs\/argon2|sharp)$/,
  /^(?:kafkajs|mongodb|janode|@kurrent\/kurrentdb-client)(?:\/|$)/,
  // It reads its fonts from files of its own package.
  /^pdfkit$/,
  // So do these, and what draws is native code.
  /^(?:pdfjs-dist|@napi-rs\/canvas)(?:\/|$)/,
  // The collector's packages bring their own: all have to be handed the same.
  /^@opentelemetry\//,
  /^@fastify\/(?:ajv-compiler|fast-json-stringify-compiler|view)$/,
  /^@nestjs\/(?:microservices|websockets|platform-express)(?:\/|$)/,
  /^class-(?:transformer|validator)$/,
];

/** Lets traces of errors point into the sources: the bundler takes over the compiler's maps. */
const compilersMaps = {
  name: 'compilers-maps',
  load: {
    filter: { id: /\/dist\/.+\.js$/ },
    async handler(id) {
      if (id.includes('/node_modules/')) return null;
      const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
      return { code, map };
    },
  },
};

/** The compiled server in one file, and in a few more what it loads only when it is needed. */
export default defineConfig({
  input: {
    program: 'dist/program/program.js',
    cli: 'dist/cli/main.js',
    // A process of its own and what runs in its thread, started by their files.
    'apart-process': 'dist/platform/isolated/apart-process.js',
    'seal-pdf': 'dist/contexts/board/adapters/seal-pdf.js',
    'make-pdf': 'dist/contexts/board/adapters/make-pdf.js',
    'measure-pdf': 'dist/contexts/board/adapters/measure-pdf.js',
    'open-pdf': 'dist/contexts/settings/adapters/open-pdf.js',
    'draw-page': 'dist/contexts/documents/adapters/draw-page.js',
  },
  platform: 'node',
  external: LEFT_OUT,
  plugins: [compilersMaps],
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    chunkFileNames: '[name].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    keepNames: true,
  },
});
