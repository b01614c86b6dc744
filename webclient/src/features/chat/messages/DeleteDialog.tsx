import type { ChatMessage } from '@foyer/contracts/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '../../../app/message-of.js';
import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';
import { FormProblem } from '../../../design/FormProblem.js';
import type { ChatSession } from '../session/chat-session.js';

interface DeleteDialogProps {
  readonly chat: ChatSession;
  readonly message: ChatMessage;
  readonly onClose: () => void;
}

/** Asks before a message is deleted for everyone. */
export function DeleteDialog({ chat, message, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  // What was attached is a document of the session or the call by itself.
  const hasFiles = message.documents.some(({ document }) => document !== null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await chat.remove(message._id);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('chat.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            {t('chat.delete')}
          </Button>
          <Button onClick={onClose}>{t('chat.keep')}</Button>
        </>
      }
    >
      <FormProblem text={problem} />
      <p>{t(hasFiles ? 'chat.deleteTextWithFiles' : 'chat.deleteText')}</p>
    </Dialog>
  );
}
