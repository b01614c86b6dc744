import { useEffect, useState } from 'react';

import { callDrawn, notePlace, type CallPlace } from './call-place.js';

interface Noted extends Omit<CallPlace, 'isKept'> {
  /** Empty for as long as there is no call. */
  readonly callId: string;
  readonly isOver: boolean;
  /** Told if the call may outlive its page. */
  readonly onIn: (isIn: boolean) => void;
}

/**
 * Notes the page of a call while the call is on, and whether this tab keeps its user in it.
 * @returns To be told when this tab comes into the call, and when it is out of it.
 */
export function useNotedPlace({ callId, path, title, isOver, onIn }: Noted) {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (callId !== '' && !isOver) notePlace(callId, { path, title, isKept: isIn });
  }, [callId, path, title, isIn, isOver]);
  useEffect(() => {
    if (callId === '') return undefined;
    callDrawn.set(callId);
    return () => callDrawn.set(null);
  }, [callId]);
  return (now: boolean) => {
    // The frame takes a small call away before an effect of it runs.
    if (callId !== '') notePlace(callId, { path, title, isKept: now });
    setIn(now);
    onIn(now);
  };
}
