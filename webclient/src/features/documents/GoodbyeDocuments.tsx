import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '#app/LoadFailure.js';
import { messageOf } from '#app/message-of.js';
import { saveFile } from '#app/save-file.js';
import type { Loaded } from '#app/useLoaded.js';
import { toast } from '#design/toasts.js';
import { formatClock } from '#i18n/format.js';
import { useTexts } from '#i18n/useTexts.js';
import { documentStore } from './document-store.js';
import { DocumentRow } from './DocumentRow.js';
import styles from './Documents.module.css';
import { goodbyeDocumentsTexts as texts } from './goodbye-documents-texts.js';
import type { LeftDocuments, TokenOfVisitor } from './useGoodbyeDocuments.js';

interface GoodbyeDocumentsProps {
  readonly left: Loaded<LeftDocuments>;
  /** The visitor, who shared some of them. */
  readonly clientId: string;
  readonly token: TokenOfVisitor;
}

/** The documents that a visitor was shown in the call, to be saved after it. */
export function GoodbyeDocuments({ left, clientId, token }: GoodbyeDocumentsProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [store] = useState(() => documentStore({ kind: 'call', id: clientId }, { token }));
  const { value, failure, again } = left;
  if (failure !== null) {
    return <LoadFailure text={says(texts.failed)} failure={failure} again={again} />;
  }
  if (!value?.until || value.docs.length === 0) return null;
  const save = async (id: string, name: string) => saveFile(await store.file(id), name);
  return (
    <section
      className={styles.left}
      aria-labelledby="goodbye-documents"
      data-testid="left-documents"
    >
      <h2 id="goodbye-documents" className={styles.leftTitle}>
        {says(texts.title)}
      </h2>
      <p className={styles.facts}>
        {says(texts.until).replace('{time}', formatClock(value.until))}
      </p>
      <ul className={styles.list} aria-labelledby="goodbye-documents">
        {value.docs.map((document) => (
          <DocumentRow
            key={document._id}
            {...{ document, store }}
            isOwn={document.uploadBy === clientId}
            onDownload={() => {
              save(document._id, document.name).catch((error: unknown) =>
                toast(messageOf(error, t), 'problem'),
              );
            }}
          />
        ))}
      </ul>
    </section>
  );
}
