import type { PageGeometry } from './geometry.js';

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

/** The pages to draw on: those of a document, or blank ones. */
export interface Pages {
  readonly count: number;
  /** @param number From 1. */
  readonly page: (number: number) => Promise<DrawnPage>;
  readonly close: () => void;
}
