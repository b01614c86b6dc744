import { useEffect } from 'react';

/** A call that has just begun has the network for itself for so long, in milliseconds. */
const AFTER_MS = 1_000;

const parts = new Set<() => Promise<void>>();
let isWanted = false;

/** Names a part that may be opened in a call. Loaded at once where a call is under way. */
export function neededInCall(prepare: () => Promise<void>): void {
  parts.add(prepare);
  if (isWanted) void prepare();
}

/**
 * Fetches all that a call may want while there is a network. A press in mid-call then asks the
 * server for no file. Parts that come with others are fetched too.
 */
export async function prepareCallParts(): Promise<void> {
  isWanted = true;
  for (let known = 0; known < parts.size;) {
    known = parts.size;
    await Promise.all([...parts].map((prepare) => prepare()));
  }
}

/** Fetches all that a call may want soon after it is shown. */
export function useCallParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => void prepareCallParts(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
