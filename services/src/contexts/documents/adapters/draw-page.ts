import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { PAGE_SIZE, PIXELS_MAX } from './page-size.js';

/** The input of a separate thread. */
export interface PageToDraw {
  readonly pdf: Uint8Array;
  readonly page: number;
}

/** The answer: the page as PNG, or that there is no such page. */
export type DrawnPage =
  | { readonly type: 'drawn'; readonly png: Uint8Array }
  | { readonly type: 'no-such-page' };

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(assets, name)}/`;

/** Runs in a separate thread: if a file harms it, only that file has no preview. */
async function draw({ pdf, page: number }: PageToDraw): Promise<DrawnPage> {
  const task = getDocument({
    data: pdf,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: PIXELS_MAX,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  });
  const document = await task.promise;
  if (number > document.numPages) return { type: 'no-such-page' };
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(PAGE_SIZE.width / natural.width, PAGE_SIZE.height / natural.height);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({
    canvas: canvas as never,
    canvasContext: canvas.getContext('2d') as never,
    viewport,
    background: '#ffffff',
  }).promise;
  return { type: 'drawn', png: await canvas.encode('png') };
}

parentPort?.postMessage(await draw(workerData as PageToDraw));
