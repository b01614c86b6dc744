type Going = () => void;

let guard: ((go: Going) => void) | undefined;

/**
 * Lets a page be asked before somebody leaves it.
 * @param ask Told how to go on leaving; may never do so.
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

/** Tells whether the page is to be asked before it is left. */
export const isLeavingGuarded = (): boolean => guard !== undefined;
