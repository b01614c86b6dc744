import type { ChatMessage } from '@foyer/contracts/chat';
import type { Document } from '@foyer/contracts/documents';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { saveFile } from '#app/save-file.js';
import { sentences } from '#app/sentences.js';
import { Icon } from '#design/Icon.js';
import { toast } from '#design/toasts.js';
import { sizeInWords } from '#i18n/size-in-words.js';
import { noteKnown } from '../../documents/known-documents.js';
import type { ChatRights } from '../session/rights.js';
import styles from './Message.module.css';

interface MessageDocumentsProps extends Pick<ChatRights, 'download'> {
  readonly documents: ChatMessage['documents'];
}

/** The documents that came with a message. */
export function MessageDocuments({ documents, download }: MessageDocumentsProps) {
  const { t } = useTranslation();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  useEffect(() => noteKnown(documents.map(({ documentId }) => documentId)), [documents]);
  const save = async (document: Document) => {
    if (busyWith !== null) return;
    setBusyWith(document._id);
    try {
      saveFile(await download(document), document.name);
    } catch (error) {
      toast(sentences(t('chat.downloadFailed'), messageOf(error, t)), 'problem');
    }
    setBusyWith(null);
  };
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {documents.map(({ documentId, document }) =>
        document === null || document.isDelete ? (
          <li key={documentId} className={styles.deleted}>
            {t('chat.documentGone')}
          </li>
        ) : (
          <li key={documentId}>
            <button
              type="button"
              className={styles.document}
              aria-label={t('chat.download', { name: document.name })}
              aria-busy={busyWith === documentId || undefined}
              onClick={() => void save(document)}
            >
              <Icon name="file" />
              <span className={styles.documentName}>{document.name}</span>
              <span className={`${styles.size} figures`}>{sizeInWords(document.size)}</span>
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
