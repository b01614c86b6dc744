import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A video that plays a stream. Tells if the browser keeps it silent until the user presses, and
 * takes that press.
 */
export interface Playback {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly blocked: boolean;
  readonly play: () => void;
}

function begin(element: HTMLVideoElement | null, onBlocked: (blocked: boolean) => void): void {
  element?.play().then(
    () => onBlocked(false),
    (error: unknown) => {
      // Another stream taking its place also ends a beginning; only an error waits for a press.
      if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked(true);
    },
  );
}

/** Plays a stream with its sound, through the chosen speaker. @param volume 0 to 1. */
export function usePlayback(
  stream: MediaStream | null,
  speaker: string | null,
  volume: number,
): Playback {
  const video = useRef<HTMLVideoElement>(null);
  const [blocked, setBlocked] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    if (stream) begin(element, setBlocked);
  }, [stream]);

  useEffect(() => {
    const element = video.current;
    if (element && 'setSinkId' in element && speaker !== null) {
      element.setSinkId(speaker).catch(() => undefined);
    }
  }, [speaker]);

  useEffect(() => {
    if (video.current) video.current.volume = volume;
  }, [volume]);

  return { video, blocked, play: () => begin(video.current, setBlocked) };
}
