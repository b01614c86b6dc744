import { useCallback, useEffect, useState } from 'react';

/** Something that is loaded for a page: still on its way, there, or kept away by a failure. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly failure: unknown;
  readonly again: () => void;
}

/**
 * Loads something when the page is opened. It serves the pages of visitors, who are not sent the
 * library with which the pages of staff load.
 * @param load Must stay the same function, or it is loaded again.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const aborted = new AbortController();
    const { signal } = aborted;
    // A step of a load may not heed the signal: its answer comes late all the same.
    load(signal).then(
      (loaded) => {
        if (signal.aborted) return;
        setFailure(null);
        setValue(loaded);
      },
      (error: unknown) => {
        if (!signal.aborted) setFailure(error);
      },
    );
    return () => aborted.abort();
  }, [load, round]);
  const again = useCallback(() => {
    setFailure(null);
    setRound((n) => n + 1);
  }, []);
  return { value, failure, again };
}
