import type { Document } from '@foyer/contracts/documents';
import { useRef } from 'react';

import { Icon } from '#design/Icon.js';
import { IconButton } from '#design/IconButton.js';
import { documentTexts } from '#i18n/document-texts.js';
import { formatMoment } from '#i18n/format.js';
import { useTexts } from '#i18n/useTexts.js';
import type { DocumentStore } from './document-store.js';
import styles from './Documents.module.css';
import { sizeInWords } from '#i18n/size-in-words.js';
import { usePreview } from './usePreview.js';

interface DocumentRowProps {
  readonly document: Document;
  readonly store: DocumentStore;
  readonly isOwn: boolean;
  readonly onDownload: () => void;
  /** Absent for those who may not delete it. */
  readonly onDelete?: (() => void) | undefined;
}

/** One document of a list: what it looks like, what it is called, and from whom it is. */
export function DocumentRow({ document, store, isOwn, onDownload, onDelete }: DocumentRowProps) {
  const says = useTexts();
  const picture = useRef<HTMLSpanElement>(null);
  const preview = usePreview(document, store, picture);
  const { name, size, uploadByName, lastModified, isSigned, isBeingSigned } = document;
  const who = isOwn ? says(documentTexts.you) : (uploadByName ?? says(documentTexts.unknown));
  const when = lastModified === null ? [] : [formatMoment(lastModified)];
  const named = (text: (typeof documentTexts)['download' | 'delete']) =>
    says(text).replace('{name}', () => name);
  return (
    <li className={styles.row} data-testid="document">
      <span ref={picture} className={styles.picture}>
        {preview === null ? <Icon name="file" /> : <img src={preview} alt="" />}
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {[
            sizeInWords(size),
            who,
            ...when,
            ...(isSigned ? [says(documentTexts.signed)] : []),
            ...(isBeingSigned ? [says(documentTexts.beingSigned)] : []),
          ].join(' · ')}
        </span>
      </span>
      <span className={styles.tools}>
        <IconButton icon="download" label={named(documentTexts.download)} onClick={onDownload} />
        {onDelete && !isSigned && !isBeingSigned && (
          <IconButton icon="trash" label={named(documentTexts.delete)} onClick={onDelete} />
        )}
      </span>
    </li>
  );
}
