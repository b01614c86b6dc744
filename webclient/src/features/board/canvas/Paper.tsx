import { useEffect, useRef } from 'react';

import { debug } from '#debug.js';
import styles from './BoardCanvas.module.css';
import type { DrawnPage } from './drawn-page.js';

/** A canvas is no larger than this, in pixels: telephones have no room for more. */
const PIXELS_MAX = 12_000_000;

/** In milliseconds. */
const PAINTED_AFTER_MS = 60;

interface PaperProps {
  readonly page: DrawnPage;
  /** Pixels of the screen for a point of the page. */
  readonly scale: number;
}

/** The ground below the marks: a page of a document, or white paper. */
export function Paper({ page, scale }: PaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { paint } = page;
  const { width, height } = page.geometry;
  useEffect(() => {
    const drawn = canvas.current;
    if (drawn === null || paint === undefined) return undefined;
    const most = Math.sqrt(PIXELS_MAX / (width * height));
    const sharp = Math.min(scale * devicePixelRatio, most);
    let cancel: () => void = () => undefined;
    // During a pinch, the present picture is stretched.
    const timer = setTimeout(() => {
      const painting = paint(sharp);
      cancel = painting.cancel;
      painting.done.then(
        (picture) => {
          [drawn.width, drawn.height] = [Math.ceil(width * sharp), Math.ceil(height * sharp)];
          drawn.getContext('2d')?.drawImage(picture, 0, 0, drawn.width, drawn.height);
          drawn.dataset.painted = 'true';
        },
        (error: unknown) => debug('board', 'paint', error),
      );
    }, PAINTED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [paint, scale, width, height]);
  return <canvas ref={canvas} className={styles.paper} aria-hidden="true" data-testid="paper" />;
}
