import type { Document } from '@foyer/contracts/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { toast } from '#design/toasts.js';
import { documentTexts } from '#i18n/document-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { DocumentStore } from './document-store.js';

interface DeleteDialogProps {
  readonly document: Document;
  readonly store: DocumentStore;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a document is deleted, which cannot be taken back. */
export function DeleteDialog({ document, store, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await store.remove(document._id);
      toast(says(documentTexts.deleted), 'good');
      onDeleted();
      onClose();
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={says(documentTexts.deleteTitle)}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            {says(documentTexts.deleteNow)}
          </Button>
          <Button onClick={onClose}>{says(documentTexts.keep)}</Button>
        </>
      }
    >
      <p>{says(documentTexts.deleteText).replace('{name}', () => document.name)}</p>
    </Dialog>
  );
}
