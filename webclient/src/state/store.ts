import { useSyncExternalStore } from 'react';

/**
 * A value that changes over time, and anyone who wants to know. The bridge between plain code and
 * React.
 */
export interface Store<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A {@link Store} for its owner, who alone may change it. */
export interface WritableStore<T> extends Store<T> {
  /**
   * Takes a value, or a function from the present to the next one. The same value again notifies no
   * listener.
   */
  readonly set: (next: T | ((present: T) => T)) => void;
}

/** Makes a store; values are compared by identity. */
export function makeStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      const following = typeof next === 'function' ? (next as (present: T) => T)(value) : next;
      if (Object.is(following, value)) return;
      value = following;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The present value of a store; the component is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
