import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

import { turnedPage } from './geometry.js';
import type { Pages } from './drawn-page.js';

GlobalWorkerOptions.workerSrc = worker;

/** A page unfolds into no more pixels than a picture of a telephone's camera. */
const PIXELS_MAX = 50_000_000;

/** The pages of a PDF. @throws Error where it is none, or needs a password */
export async function pdfPages(file: Blob): Promise<Pages> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: PIXELS_MAX,
    // The worker has no leave to run WebAssembly: what needs it is drawn without.
    useWasm: false,
  });
  const document = await task.promise;
  return {
    count: document.numPages,
    page: async (number) => {
      const page = await document.getPage(Math.min(number, document.numPages));
      const natural = page.getViewport({ scale: 1 });
      return {
        geometry: turnedPage(natural.width, natural.height, natural.transform),
        paint: (scale) => {
          const viewport = page.getViewport({ scale });
          // One of its own: two drawings at a time onto one canvas would be mixed.
          const canvas = window.document.createElement('canvas');
          [canvas.width, canvas.height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
          const drawing = page.render({ canvas, viewport });
          return { done: drawing.promise.then(() => canvas), cancel: () => drawing.cancel() };
        },
      };
    },
    close: () => void task.destroy(),
  };
}
