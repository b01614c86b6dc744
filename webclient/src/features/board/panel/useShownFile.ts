import { useCallback, useRef } from 'react';

import type { DocumentStore } from '../../documents/document-store.js';

/** The file that is shown, and its SHA-256: who signs, signs what they have seen. */
export function useShownFile(store: DocumentStore) {
  const shown = useRef<Blob | null>(null);
  const fetchDocument = useCallback(
    async (documentId: string) => {
      const file = await store.file(documentId);
      shown.current = file;
      return file;
    },
    [store],
  );
  /** Hexadecimal. @throws Error while nothing is shown */
  const documentHash = useCallback(async () => {
    if (shown.current === null) throw new Error('There is no document');
    const hash = await crypto.subtle.digest('SHA-256', await shown.current.arrayBuffer());
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, []);
  return { fetchDocument, documentHash };
}
