import type { Document } from '@foyer/contracts/documents';
import { useCallback, useEffect, useState } from 'react';

import { debug } from '#debug.js';
import type { DocumentStore } from '../../documents/document-store.js';

const TRIED_AGAIN_MS = 3_000;

/**
 * Lists the documents that can be drawn on: loaded again when others came, when the user looks at
 * the list, and after a failure. Those who may not list them see the one that is shown all the
 * same.
 */
export function useDocuments(store: DocumentStore, version: string) {
  const [documents, setDocuments] = useState<readonly Document[]>([]);
  const [round, setRound] = useState(0);
  const look = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    const aborted = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    store.list(aborted.signal).then(
      (found) => {
        if (!aborted.signal.aborted) setDocuments(found);
      },
      (error: unknown) => {
        debug('board', 'documents', error);
        if (!aborted.signal.aborted) timer = setTimeout(look, TRIED_AGAIN_MS);
      },
    );
    return () => {
      aborted.abort();
      clearTimeout(timer);
    };
  }, [store, version, round, look]);
  return { documents, look };
}
