import type { Document } from '@foyer/contracts/documents';
import pLimit from 'p-limit';
import { useEffect, useState, type RefObject } from 'react';

import { debug } from '../../debug.js';
import type { DocumentStore } from './document-store.js';

/** A server draws no more than a few pages at a time for one person, and turns down the rest. */
const inTurn = pLimit(4);

/**
 * The first page of a document as an address within this page, once it is in sight; null where
 * there is none.
 */
export function usePreview(
  { _id, extension }: Document,
  store: DocumentStore,
  element: RefObject<HTMLElement | null>,
): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const hasPages = extension !== 'doc' && extension !== 'docx';
  useEffect(() => {
    const seen = element.current;
    if (!hasPages || seen === null) return undefined;
    const aborted = new AbortController();
    let made: string | null = null;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      inTurn(() => {
        aborted.signal.throwIfAborted();
        return store.preview(_id, aborted.signal);
      }).then(
        (picture) => {
          if (aborted.signal.aborted) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        (error: unknown) => debug('preview', error),
      );
    });
    observer.observe(seen);
    return () => {
      observer.disconnect();
      aborted.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [_id, hasPages, store, element]);
  return url;
}
