import { useEffect, useState, type RefObject } from 'react';

/** The part of a picture that is seen at the least: a crop that loses more may lose a face. */
const KEPT = 2 / 3;

/** The part of a place that a picture takes, in each direction from 0 to 1. */
export interface Fit {
  readonly width: number;
  readonly height: number;
}

const WHOLE: Fit = { width: 1, height: 1 };

/**
 * How much of a place a picture fills, so that two thirds of the picture are seen at the least. A
 * picture across an upright place is a strip in its middle, and half as high again as if it was
 * shown whole.
 * @param picture Width by height
 * @param place Width by height
 */
export function fitOf(picture: number, place: number): Fit {
  if (!(picture > 0 && place > 0)) return WHOLE;
  return {
    width: Math.min(1, picture / KEPT / place),
    height: Math.min(1, place / (picture * KEPT)),
  };
}

/** Follows how much of its place a picture fills; the place is the element around it. */
export function useFit(video: RefObject<HTMLVideoElement | null>): Fit {
  const [fit, setFit] = useState(WHOLE);
  useEffect(() => {
    const element = video.current;
    const around = element?.parentElement;
    if (!element || !around || !('ResizeObserver' in globalThis)) return undefined;
    const look = () => {
      const { videoWidth, videoHeight, dataset } = element;
      const { clientWidth, clientHeight } = around;
      const lies = Number(dataset.angle) % 180 === 90;
      const place = lies ? clientHeight / clientWidth : clientWidth / clientHeight;
      setFit(fitOf(videoWidth / videoHeight, place));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(around);
    const angles = new MutationObserver(look);
    angles.observe(element, { attributeFilter: ['data-angle'] });
    element.addEventListener('resize', look);
    look();
    return () => {
      sizes.disconnect();
      angles.disconnect();
      element.removeEventListener('resize', look);
    };
  }, [video]);
  return fit;
}
