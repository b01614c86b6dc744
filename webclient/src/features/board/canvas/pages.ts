import { BLANK_PAGE, BLANK_PAGES_MAX } from '@foyer/contracts/board';

import { plainPage, type PageGeometry } from './geometry.js';

/** A page that is being painted. */
export interface Painting {
  /** Rejects where it was cancelled, or cannot be painted. */
  readonly done: Promise<CanvasImageSource>;
  readonly cancel: () => void;
}

/** One page of what is drawn on. */
export interface DrawnPage {
  readonly geometry: PageGeometry;
  /** Paints it with that many pixels a point; undefined where nothing is painted. */
  readonly paint?: (scale: number) => Painting;
}

/** What is drawn on: the pages of a document, or blank ones. */
export interface Pages {
  readonly count: number;
  /** @param number From 1. */
  readonly page: (number: number) => Promise<DrawnPage>;
  readonly close: () => void;
}

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
