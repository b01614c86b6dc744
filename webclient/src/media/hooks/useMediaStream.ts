import { useEffect, useRef, type RefObject } from 'react';

/** Shows tracks in a video element for as long as it is drawn. */
export function useMediaStream(
  ...tracks: readonly (MediaStreamTrack | null)[]
): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const [first = null, second = null] = tracks;
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([first, second].filter((track) => track !== null));
    return () => {
      element.srcObject = null;
    };
  }, [first, second]);
  return video;
}
