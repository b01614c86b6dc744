import type { ChatMessage } from '@foyer/contracts/chat';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { FormProblem } from '#design/FormProblem.js';
import { IconButton } from '#design/IconButton.js';
import type { ChatSession } from '../session/chat-session.js';
import styles from './Composer.module.css';
import { draftOf } from './drafts.js';
import { isSendable, MessageField } from './MessageField.js';
import { useGrowing } from './useGrowing.js';

interface EditFormProps {
  readonly chat: ChatSession;
  readonly message: ChatMessage;
  readonly onDone: () => void;
}

/** Changes an own message; the changes outlive a reload. Escape leaves it as it was. */
export function EditForm({ chat, message, onDone }: EditFormProps) {
  const { t } = useTranslation();
  const draft = draftOf(chat.place, message._id);
  const [text, setText] = useState(() => draft.get() || message.message);
  const field = useGrowing(text);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(message.message.length, message.message.length);
  }, [field, message]);
  const done = () => {
    draft.set('');
    onDone();
  };
  const save = async () => {
    if (busy || !isSendable(text)) return;
    if (text.trim() === message.message) {
      done();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await chat.edit(message._id, text);
      done();
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.editing}>{t('chat.editing')}</p>
      <FormProblem text={problem} />
      <MessageField
        label={t('chat.editing')}
        value={text}
        field={field}
        onChange={(next) => {
          setText(next);
          draft.set(next);
          chat.typing.typed();
        }}
        onEnter={() => void save()}
        onEscape={done}
        onBlur={() => chat.typing.stopped()}
        end={
          <>
            <IconButton icon="close" label={t('chat.cancel')} onClick={done} />
            <IconButton
              type="submit"
              icon="check"
              label={t('chat.save')}
              aria-busy={busy || undefined}
              disabled={!isSendable(text)}
            />
          </>
        }
      />
    </form>
  );
}
