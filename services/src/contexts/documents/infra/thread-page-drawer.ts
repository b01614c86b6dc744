import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { PageDrawer } from '../ports/page-drawer.js';
import type { DrawnPage, PageToDraw } from './draw-page.js';
import { PAGE_SIZE, PIXELS_MAX } from './page-size.js';

/** How long one page may take, in milliseconds, and how much memory, in MB. */
const LIMITS = { ms: 30_000, megabytes: 256 } as const;
/** More than this number of pages wait for no one. */
const WAITING_MAX = 50;

/** What a test compiles in memory has its threads where the compiler has put them. */
const here = import.meta.url.endsWith('.ts')
  ? import.meta.url.replace('/services/src/', '/services/dist/')
  : import.meta.url;
const thread = new URL('./draw-page.js', here);

/** Draws each page of a PDF in a thread that ends with it, one at a time, and pictures by the library that paints avatars. */
@Injectable()
export class ThreadPageDrawer extends PageDrawer {
  readonly #turn = pLimit(1);
  readonly #limits: { readonly ms: number; readonly megabytes: number };

  constructor(limits?: { readonly ms: number; readonly megabytes: number }) {
    super();
    this.#limits = limits ?? LIMITS;
  }

  async draw(content: Uint8Array, mediaType: string, page: number): Promise<Uint8Array> {
    const isPdf = mediaType === 'application/pdf';
    if (!isPdf && !mediaType.startsWith('image/')) throw new Rejected('NO_PREVIEW');
    if (!isPdf && page > 1) throw new Rejected('PAGE_NOT_FOUND');
    if (this.#turn.pendingCount >= WAITING_MAX) throw new Rejected('UNAVAILABLE');
    return this.#turn(() =>
      isPdf ? drawPage({ pdf: content, page }, this.#limits) : shrink(content),
    );
  }
}

function drawPage(
  toDraw: PageToDraw,
  { ms, megabytes }: { readonly ms: number; readonly megabytes: number },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: toDraw,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // Nothing of a file gets to know how the program is set up, nor into its log.
      env: {},
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    const fail = (code: 'NO_PREVIEW' | 'PAGE_NOT_FOUND') => end(() => reject(new Rejected(code)));
    const timer = setTimeout(() => fail('NO_PREVIEW'), ms);
    worker.once('message', (drawn: DrawnPage) =>
      drawn.type === 'drawn' ? end(() => resolve(drawn.png)) : fail('PAGE_NOT_FOUND'),
    );
    worker.once('error', () => fail('NO_PREVIEW'));
    worker.once('exit', () => fail('NO_PREVIEW'));
  });
}

async function shrink(picture: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(picture, { limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize({ ...PAGE_SIZE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LIMITS.ms / 1000 })
      .png()
      .toBuffer();
  } catch {
    // The library tells its reasons in words only; all of them are the file's.
    throw new Rejected('NO_PREVIEW');
  }
}
