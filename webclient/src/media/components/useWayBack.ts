import { useEffect, useEffectEvent, useState } from 'react';

import type { CallState } from '../core/call-state.js';
import type { LocalMedia } from '../core/local-media.js';

/** The time in which a call that was left can be returned to, in milliseconds. */
export const WAY_BACK_MS = 10_000;

type How = 'leave' | 'end';

/** A call that was left and is not over yet. */
export interface WayBack {
  /** How it was left, and until when it can be returned to; null in a call. */
  readonly left: { readonly how: How; readonly until: number } | null;
  readonly leave: (how: How) => void;
  /** Returns to the call, with the devices as they were. */
  readonly back: () => void;
  /** Leaves it finally and at once. */
  readonly goNow: () => void;
  /** Forgets the press, for a call that another page has taken over. */
  readonly forget: () => void;
}

/**
 * Leaves a call a while after the press; until then media are not sent, the others read that the
 * user may return, and the press can be undone. The server cannot bring back a call that is over.
 * @param go Leaves or ends it.
 */
export function useWayBack(media: LocalMedia, go: (how: How) => void): WayBack {
  const [left, setLeft] = useState<
    (NonNullable<WayBack['left']> & { microphone: boolean; camera: boolean }) | null
  >(null);
  const goNow = () => {
    if (!left) return;
    setLeft(null);
    go(left.how);
    media.announceWayBack(undefined);
  };
  const onTime = useEffectEvent(goNow);
  useEffect(() => {
    if (!left) return undefined;
    const timer = setTimeout(() => onTime(), WAY_BACK_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    left,
    leave: (how) => {
      if (left) return;
      const { microphoneOn, cameraOn, audio, video } = media.state.get();
      const [microphone, camera] = [audio !== null && microphoneOn, video !== null && cameraOn];
      setLeft({ how, until: Date.now() + WAY_BACK_MS, microphone, camera });
      media.announceWayBack(WAY_BACK_MS / 1_000);
      void media.setMicrophone(false);
      void media.setCamera(false);
    },
    back: () => {
      if (!left) return;
      setLeft(null);
      media.announceWayBack(undefined);
      if (left.microphone) void media.setMicrophone(true);
      if (left.camera) void media.setCamera(true);
    },
    goNow,
    forget: () => {
      setLeft(null);
      media.announceWayBack(undefined);
    },
  };
}

/** Forgets a press to leave once another page of the same person has taken the call over. */
export function useTakenOver(phase: CallState['phase'], { forget }: WayBack): void {
  const isTaken = phase === 'replaced' || phase === 'elsewhere';
  const onTaken = useEffectEvent(forget);
  useEffect(() => {
    if (isTaken) onTaken();
  }, [isTaken]);
}

/** The way back from a call that the page shows: another page that takes it over ends the press. */
export function useWayBackFrom(
  phase: CallState['phase'],
  media: LocalMedia,
  go: (how: How) => void,
): WayBack {
  const wayBack = useWayBack(media, go);
  useTakenOver(phase, wayBack);
  return wayBack;
}
