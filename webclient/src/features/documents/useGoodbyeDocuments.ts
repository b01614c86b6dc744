import { documentRoutes, type Document } from '@foyer/contracts/documents';
import { GOODBYE_KEEPS_MS } from '@foyer/contracts/visits';
import { useCallback, useState } from 'react';

import { publicApi } from '#app/api.js';
import { useLoaded, type Loaded } from '#app/useLoaded.js';
import { useNow } from '#state/now.js';

export type TokenOfVisitor = () => string | null | Promise<string | null>;

export interface LeftDocuments {
  readonly docs: readonly Document[];
  /** Until when the visitor gets them, in milliseconds since 1970; null once that is over. */
  readonly until: number | null;
}

export interface Left extends Loaded<LeftDocuments> {
  /** True once the time is over: nothing of the visit stays on the screen. */
  readonly isOver: boolean;
}

/**
 * Loads what a visitor was shown, for as long as the server gives it out. The clock of the page
 * decides as well, since a page without a network would show it for good.
 */
export function useGoodbyeDocuments(tokenOf: TokenOfVisitor): Left {
  const [latest] = useState(() => Date.now() + GOODBYE_KEEPS_MS);
  const now = useNow();
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
  const { value } = loaded;
  const until = Math.min(value?.until ?? latest, latest);
  return { ...loaded, isOver: now >= until || value?.until === null };
}
