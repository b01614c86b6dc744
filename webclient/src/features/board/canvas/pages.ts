import { BLANK_PAGE, BLANK_PAGES_MAX } from '@foyer/contracts/board';

import type { Pages } from './drawn-page.js';
import { plainPage } from './geometry.js';

/** A page of a picture is at most this long, in points. */
const PICTURE_POINTS = 842;

/** As many blank pages as a board may have. */
export const blankPages: Pages = {
  count: BLANK_PAGES_MAX,
  page: () => Promise.resolve({ geometry: plainPage(BLANK_PAGE.width, BLANK_PAGE.height) }),
  close: () => undefined,
};

/** The pages of a file. @throws Error where the browser cannot show it */
export async function pagesOf(file: Blob, mediaType: string): Promise<Pages> {
  if (mediaType !== 'application/pdf') return picturePages(file);
  const { pdfPages } = await import('./pdf-pages.js');
  return pdfPages(file);
}

async function picturePages(file: Blob): Promise<Pages> {
  const picture = await createImageBitmap(file);
  const share = Math.min(1, PICTURE_POINTS / Math.max(picture.width, picture.height));
  const geometry = plainPage(picture.width * share, picture.height * share);
  const paint = () => ({ done: Promise.resolve(picture), cancel: () => undefined });
  return {
    count: 1,
    page: () => Promise.resolve({ geometry, paint }),
    close: () => picture.close(),
  };
}
