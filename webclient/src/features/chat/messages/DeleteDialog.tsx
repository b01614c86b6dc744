import type { ChatMessage } from '@foyer/contracts/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { FormProblem } from '#design/FormProblem.js';
import { currentLanguage } from '#i18n/language.js';
import type { ChatSession } from '../session/chat-session.js';

interface DeleteDialogProps {
  readonly chat: ChatSession;
  readonly message: ChatMessage;
  readonly onClose: () => void;
}

/** Asks before a message is deleted for everyone. */
export function DeleteDialog({ chat, message, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const documents = message.documents.flatMap(({ document }) => document ?? []);
  const named = (goes: boolean) =>
    new Intl.ListFormat(currentLanguage()).format(
      documents.flatMap(({ name, goesWithMessage }) => (goesWithMessage === goes ? [name] : [])),
    );
  const [going, staying] = [named(true), named(false)];
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
      <p>{t('chat.deleteText')}</p>
      {going && <p>{t('chat.deleteGoing', { names: going })}</p>}
      {staying && <p>{t('chat.deleteStaying', { names: staying })}</p>}
    </Dialog>
  );
}
