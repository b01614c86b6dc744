import { useEffect, useState, type RefObject } from 'react';

/** Two thirds of a picture stay at the least: a crop that loses more may lose a face. */
const CROP_MAX = 1 / 3;

/** How much of a picture of one shape is lost when it fills a place of another shape, 0 to 1. */
export function cropped(picture: number, place: number): number {
  return 1 - Math.min(picture, place) / Math.max(picture, place);
}

/**
 * Returns "cover" if a video may fill its place, and "contain" if filling would cut too much away.
 */
export function useFit(video: RefObject<HTMLVideoElement | null>): 'cover' | 'contain' {
  const [fit, setFit] = useState<'cover' | 'contain'>('cover');
  useEffect(() => {
    const element = video.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    const look = () => {
      const { videoWidth, videoHeight, clientWidth, clientHeight } = element;
      if (videoHeight === 0 || clientHeight === 0) return;
      const lost = cropped(videoWidth / videoHeight, clientWidth / clientHeight);
      // Upright, a picture shown whole is a strip across the middle: there it always fills its
      // place.
      const upright = clientHeight > clientWidth;
      setFit(lost > CROP_MAX && !upright ? 'contain' : 'cover');
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('resize', look);
    };
  }, [video]);
  return fit;
}
