import { documentRoutes, type Document } from '@foyer/contracts/documents';
import { useCallback, useEffect } from 'react';

import { publicApi } from '#app/api.js';
import { useLoaded, type Loaded } from '#app/useLoaded.js';

export type TokenOfVisitor = () => string | null | Promise<string | null>;

export interface LeftDocuments {
  readonly docs: readonly Document[];
  /** Until when the visitor gets them, in milliseconds since 1970; null once that is over. */
  readonly until: number | null;
}

/**
 * Loads what a visitor was shown, for as long as the server gives it out; then it is asked once
 * more, and gives nothing.
 */
export function useGoodbyeDocuments(tokenOf: TokenOfVisitor): Loaded<LeftDocuments> {
  const loaded = useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<LeftDocuments> => {
        const token = await tokenOf();
        // A page without a visitor has nothing, and nothing that ends.
        if (token === null) return { docs: [], until: Infinity };
        const { listVisitDocuments } = documentRoutes;
        const { docs, forSeconds } = await publicApi.call(listVisitDocuments, { token, signal });
        return { docs, until: forSeconds > 0 ? Date.now() + forSeconds * 1000 : null };
      },
      [tokenOf],
    ),
  );
  const { value, again } = loaded;
  const until = value?.until ?? Infinity;
  useEffect(() => {
    if (until === Infinity) return undefined;
    const timer = setTimeout(again, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until, again]);
  return loaded;
}
