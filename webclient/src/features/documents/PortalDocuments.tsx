import { DOCUMENT_EXTENSIONS } from '@foyer/contracts/documents';
import type { PortalFile } from '@foyer/contracts/portals';
import { extensionOf } from '@foyer/contracts/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '#app/LoadFailure.js';
import { messageOf } from '#app/message-of.js';
import { saveFile } from '#app/save-file.js';
import { useLoaded } from '#app/useLoaded.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { IconButton } from '#design/IconButton.js';
import { Skeleton } from '#design/Skeleton.js';
import { toast } from '#design/toasts.js';
import { documentTexts } from '#i18n/document-texts.js';
import { sizeInWords } from '#i18n/size-in-words.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './Documents.module.css';
import type { PortalDocumentStore } from './portal-documents.js';

interface PortalDocumentsProps {
  /** Must stay the same while the list is drawn. */
  readonly store: PortalDocumentStore;
  /** Shows a document to all participants of the call. */
  readonly onShare: (file: File) => void;
}

/** A portal keeps more kinds of files than a call takes. */
const isShared = ({ name }: PortalFile): boolean =>
  (DOCUMENT_EXTENSIONS as readonly string[]).includes(extensionOf(name));

/** The prepared documents of a call's portal for its agents; empty if it has none. */
export function PortalDocuments({ store, onShare }: PortalDocumentsProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const { value, failure, again } = useLoaded(store.list);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  if (value?.length === 0) return null;
  const take = async (document: PortalFile, give: (file: File) => void) => {
    setBusyWith(document.documentId);
    try {
      give(await store.file(document));
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    } finally {
      setBusyWith(null);
    }
  };
  const named = (text: (typeof documentTexts)['download' | 'share'], name: string) =>
    says(text).replace('{name}', () => name);
  return (
    <section className={styles.area} data-testid="portal-documents">
      <h3 className={styles.heading}>{says(documentTexts.ofPortal)}</h3>
      {failure !== null && (
        <LoadFailure text={says(documentTexts.failed)} failure={failure} again={again} />
      )}
      {value === null && failure === null && <Skeleton height="4rem" />}
      {value && (
        <ul className={styles.list} aria-label={says(documentTexts.ofPortal)}>
          {value.map((document) => (
            <li key={document.documentId} className={styles.row}>
              <span className={styles.picture}>
                <Icon name="file" />
              </span>
              <span className={styles.what}>
                <span className={styles.name}>{document.name}</span>
                <span className={styles.facts}>{sizeInWords(document.size)}</span>
              </span>
              <span className={styles.tools}>
                {isShared(document) && (
                  <Button
                    busy={busyWith === document.documentId}
                    aria-label={named(documentTexts.share, document.name)}
                    onClick={() => void take(document, onShare)}
                  >
                    {says(documentTexts.shareNow)}
                  </Button>
                )}
                <IconButton
                  icon="download"
                  label={named(documentTexts.download, document.name)}
                  onClick={() => void take(document, (file) => saveFile(file, file.name))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
