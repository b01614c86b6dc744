import { Injectable } from '@nestjs/common';

import { Rejected } from '#platform/cqrs';
import { compiled, runApart, WorkFailed, type WorkLimits } from '#platform/isolated';
import type { DrawnPage, PageToDraw } from './draw-page.js';
import { PAGE_SIZE, PIXELS_MAX } from './page-size.js';
import { latePart } from '#platform/late-part';

const sharpPart = latePart(() => import('sharp'));

/** A picture of a telephone's camera unfolds into 200 MB. */
const LIMITS: WorkLimits = {
  ...{ ms: 10_000, msByTheClock: 30_000 },
  ...{ heapMegabytes: 256, megabytes: 512 },
};

const program = new URL('./draw-page.js', compiled(import.meta.url)).href;

/**
 * Draws pages of documents as pictures. Each page of a PDF is drawn in a process that ends with it,
 * and pictures by the library that paints avatars.
 */
@Injectable()
export class PageDrawer {
  constructor(private readonly limits: WorkLimits = LIMITS) {}

  /**
   * A page as PNG.
   * @param page from 1
   * @param signal aborted once the page is not wanted any more: it is not drawn to its end, and
   * rejects with the reason
   * @throws Rejected NO_PREVIEW for what cannot be drawn or takes too long, PAGE_NOT_FOUND
   */
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
    return isPdf ? drawPage({ pdf: content, page }, limits, signal) : shrink(content);
  }
}

async function drawPage(
  toDraw: PageToDraw,
  limits: WorkLimits,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const drawn = await runApart<DrawnPage>({ program, input: toDraw, limits }, signal).catch(
    (error: unknown) => {
      throw error instanceof WorkFailed ? new Rejected('NO_PREVIEW') : error;
    },
  );
  if (drawn.type === 'no-such-page') throw new Rejected('PAGE_NOT_FOUND');
  return drawn.png;
}

async function shrink(picture: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await sharpPart();
  try {
    return await sharp(picture, { limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize({ ...PAGE_SIZE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LIMITS.ms / 1000 })
      .png()
      .toBuffer();
  } catch {
    // The library gives its reasons in words only; all of them are the file's.
    throw new Rejected('NO_PREVIEW');
  }
}
