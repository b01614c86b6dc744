import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { IconButton } from '#design/IconButton.js';
import { toast } from '#design/toasts.js';
import { useTexts } from '#i18n/useTexts.js';
import { session } from '#session/session.js';
import { documentStore } from '../../documents/document-store.js';
import { DocumentPanel } from '../../documents/DocumentPanel.js';
import { boardExport } from '../session/board-export.js';
import styles from './KeptDocuments.module.css';
import { keptQueries } from './kept-queries.js';
import { keptTexts } from './kept-texts.js';

const token = () => session.token();

interface KeptDocumentsProps {
  readonly callId: string;
  readonly onClose: () => void;
}

/**
 * The documents and drawings of a call that is over, signed ones included, for people who may still
 * read them.
 */
export function KeptDocuments({ callId, onClose }: KeptDocumentsProps) {
  const says = useTexts();
  const { t } = useTranslation();
  const [store] = useState(() => documentStore({ kind: 'call', id: callId }, { token }));
  const [exports] = useState(() => boardExport(callId, token));
  // If it fails, the list above shows the failure: both are for the same people.
  const { data } = useQuery(keptQueries.drawn(callId));
  const drawn = (data ?? []).map(({ documentId, name }) => ({
    documentId,
    name: name ?? says(keptTexts.blank),
  }));
  const save = (documentId: string | null, name: string) => {
    const file = `${name.replace(/\.[^.]*$/, '')}.pdf`;
    exports
      .save(documentId, file, true)
      .catch((error: unknown) => toast(messageOf(error, t), 'problem'));
  };
  return (
    <Dialog
      title={says(keptTexts.title)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{says(keptTexts.close)}</Button>}
    >
      <div data-testid="kept-documents">
        <DocumentPanel store={store} mayShare={false} mayDelete={false} />
        {drawn.length > 0 && (
          <section aria-label={says(keptTexts.drawn)}>
            <h3 className={styles.heading}>{says(keptTexts.drawn)}</h3>
            <ul className={styles.list}>
              {drawn.map(({ documentId, name }) => (
                <li key={documentId ?? 'blank'} className={styles.row}>
                  <span className={styles.name}>{name}</span>
                  <IconButton
                    icon="download"
                    label={says(keptTexts.save).replace('{name}', () => name)}
                    onClick={() => save(documentId, name)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
