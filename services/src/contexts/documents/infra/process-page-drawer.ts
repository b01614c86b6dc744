import { fork } from 'node:child_process';
import { Injectable } from '@nestjs/common';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { PageDrawer } from '../ports/page-drawer.js';
import type { Drawing, DrawingLimits } from './draw-in-process.js';
import type { DrawnPage } from './draw-page.js';
import { PAGE_SIZE, PIXELS_MAX } from './page-size.js';

/** A picture of a telephone's camera unfolds into 200 MB. */
const LIMITS: DrawingLimits = { ms: 30_000, heapMegabytes: 256, megabytes: 640 };

/** What a test compiles in memory has its processes where the compiler has put them. */
const here = import.meta.url.endsWith('.ts')
  ? import.meta.url.replace('/services/src/', '/services/dist/')
  : import.meta.url;
const program = new URL('./draw-in-process.js', here);

/** Draws each page of a PDF in a process that ends with it, and pictures by the library that paints avatars. */
@Injectable()
export class ProcessPageDrawer extends PageDrawer {
  constructor(private readonly limits: DrawingLimits = LIMITS) {
    super();
  }

  async draw(
    content: Uint8Array,
    mediaType: string,
    page: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const isPdf = mediaType === 'application/pdf';
    if (!isPdf && !mediaType.startsWith('image/')) throw new Rejected('NO_PREVIEW');
    if (!isPdf && page > 1) throw new Rejected('PAGE_NOT_FOUND');
    const { limits } = this;
    return isPdf ? drawPage({ toDraw: { pdf: content, page }, limits }, signal) : shrink(content);
  }
}

function drawPage(drawing: Drawing, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = fork(program, [], {
      // Nothing of a file gets to know how the program is set up, nor into its log.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      settle();
      child.kill('SIGKILL');
    };
    const fail = (code: 'NO_PREVIEW' | 'PAGE_NOT_FOUND') => end(() => reject(new Rejected(code)));
    const leave = () => end(() => reject(signal.reason as Error));
    signal.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => fail('NO_PREVIEW'), drawing.limits.ms);
    child.once('message', (drawn: DrawnPage) =>
      drawn.type === 'drawn' ? end(() => resolve(drawn.png)) : fail('PAGE_NOT_FOUND'),
    );
    child.once('error', () => fail('NO_PREVIEW'));
    child.once('exit', () => fail('NO_PREVIEW'));
    child.send(drawing, (error) => {
      if (error) fail('NO_PREVIEW');
    });
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
