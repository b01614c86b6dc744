import { useCallback, useEffect, useState } from 'react';

/** Something that is loaded for a page: still on its way, there, or kept away by a failure. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly failure: unknown;
  /** Puts another value in the place of the loaded one. */
  readonly setValue: (value: Value) => void;
  readonly again: () => void;
}

/**
 * Loads something when the page is opened.
 * @param load Must stay the same function, or it is loaded again.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const aborted = new AbortController();
    load(aborted.signal).then(setValue, (error: unknown) => {
      if (!aborted.signal.aborted) setFailure(error);
    });
    return () => aborted.abort();
  }, [load, round]);
  const again = useCallback(() => {
    setFailure(null);
    setRound((n) => n + 1);
  }, []);
  return { value, failure, setValue, again };
}
