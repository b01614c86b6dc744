type Going = () => void;

let guard: ((go: Going) => void) | undefined;

/**
 * Lets a page ask before the user leaves it.
 * @param ask receives a function that continues the navigation; it need not call it.
 * @returns Ends it.
 */
export function guardLeaving(ask: (go: Going) => void): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Leaves the page, once it has nothing against it. */
export function leave(go: Going): void {
  if (guard) guard(go);
  else go();
}

/** True if the page must be asked before the user leaves it. */
export const isLeavingGuarded = (): boolean => guard !== undefined;
