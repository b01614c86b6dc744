import { useEffect, useState } from 'react';

import { debug } from '#debug.js';
import type { DrawnPage, Pages } from './drawn-page.js';
import { blankPages, pagesOf } from './pages.js';

/** Fetches the file of a document, and says what it is. @throws ApiError */
export type FetchDocument = (documentId: string) => Promise<Blob>;

/** The pages to draw on, as far as they are loaded. */
interface Loaded {
  readonly of: string | null;
  readonly pages: Pages | null;
  readonly failure: unknown;
}

/**
 * The pages of a document, or the blank ones; loaded once for each document. `again` tries again
 * after a failure.
 */
export function usePages(documentId: string | null, fetchDocument: FetchDocument, reloads: number) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (documentId === null) return undefined;
    let isGone = false;
    let opened: Pages | undefined;
    const load = async () => {
      const file = await fetchDocument(documentId);
      const pages = await pagesOf(file, file.type);
      if (isGone) pages.close();
      else setLoaded({ of: documentId, pages, failure: null });
      opened = pages;
    };
    load().catch((failure: unknown) => {
      debug('board', 'document', failure);
      if (!isGone) setLoaded({ of: documentId, pages: null, failure });
    });
    return () => {
      isGone = true;
      setLoaded(null);
      opened?.close();
    };
  }, [documentId, fetchDocument, tries, reloads]);
  const again = () => setTries((count) => count + 1);
  if (documentId === null) return { pages: blankPages, failure: null, again };
  const isThis = loaded?.of === documentId;
  return { pages: isThis ? loaded.pages : null, failure: isThis ? loaded.failure : null, again };
}

/** One of these pages, as soon as it is known how large it is. */
export function usePage(pages: Pages | null, number: number): DrawnPage | null {
  const [page, setPage] = useState<{ of: Pages; number: number; drawn: DrawnPage } | null>(null);
  useEffect(() => {
    let isGone = false;
    pages?.page(number).then(
      (drawn) => {
        if (!isGone) setPage({ of: pages, number, drawn });
      },
      (error: unknown) => debug('board', 'page', error),
    );
    return () => {
      isGone = true;
    };
  }, [pages, number]);
  return page?.of === pages && page.number === number ? page.drawn : null;
}
