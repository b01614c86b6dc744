import type { Document } from '@foyer/contracts/documents';
import { useRef } from 'react';

import type { DocumentStore } from '#features/documents/document-store.js';
import { usePreview } from '#features/documents/usePreview.js';
import { Icon } from '#design/Icon.js';
import styles from './KioskReading.module.css';

interface ReadDocumentProps {
  readonly document: Document;
  readonly store: DocumentStore;
}

/** The first page of a document, as wide as there is room; nothing to press. */
export function ReadDocument({ document, store }: ReadDocumentProps) {
  const place = useRef<HTMLElement>(null);
  const page = usePreview(document, store, place);
  return (
    <figure ref={place} className={styles.document}>
      <figcaption>
        <Icon name="file" /> {document.name}
      </figcaption>
      {page !== null && <img className={styles.page} src={page} alt={document.name} />}
    </figure>
  );
}
