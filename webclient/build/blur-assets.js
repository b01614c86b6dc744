import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('@twilio/video-processors/package.json'));
const { version } = require('@twilio/video-processors/package.json');

/**
 * The files for blurring a background, in addition to the script that the pages themselves load:
 * its worker, its program, its model.
 */
const FILES = [
  'twilio-gaussian-blur-background-processor-pipeline-worker.js',
  'selfie_segmentation_landscape.tflite',
  ...['tflite-1-0-0.js', 'tflite-1-0-0.wasm', 'tflite-simd-1-0-0.js', 'tflite-simd-1-0-0.wasm'],
];
const FOLDER = `blur/${version}/`;
const fileOf = (name) => join(library, 'dist/build', name);

/**
 * Serves the files that the library loads by name at run time from the product itself, so that no
 * page requests them from elsewhere.
 * @returns {import('vite').Plugin}
 */
export function blurAssets() {
  return {
    name: 'blur-assets',
    async generateBundle() {
      for (const name of FILES) {
        const source = await readFile(fileOf(name));
        this.emitFile({ type: 'asset', fileName: FOLDER + name, source });
      }
      const source = await readFile(join(library, 'LICENSE.md'));
      this.emitFile({ type: 'asset', fileName: `${FOLDER}LICENSE.md`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = FILES.find((one) => request.url?.endsWith(FOLDER + one));
        if (name === undefined) next();
        else createReadStream(fileOf(name)).pipe(response);
      });
    },
  };
}
