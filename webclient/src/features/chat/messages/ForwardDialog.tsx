import type { ChatMessage } from '@foyer/contracts/chat';
import type { Session } from '@foyer/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { newId } from '#app/new-id.js';
import { Unanswered } from '#app/queries/Unanswered.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { toast } from '#design/toasts.js';
import { chatQueries } from '../chat-queries.js';
import type { ChatSession } from '../session/chat-session.js';
import styles from './ForwardDialog.module.css';

interface ForwardDialogProps {
  readonly chat: ChatSession;
  readonly message: ChatMessage;
  readonly onClose: () => void;
}

/** Forwards a message to another session of the member. */
export function ForwardDialog({ chat, message, onClose }: ForwardDialogProps) {
  const { t } = useTranslation();
  const [_id] = useState(() => newId());
  const [search, setSearch] = useState('');
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { api, channelId } = chat.place;
  const receivers = useQuery(chatQueries.receivers(api));
  const wanted = search.trim().toLocaleLowerCase();
  const shown = receivers.data?.filter(
    (one) => one.channelId !== channelId && one.sessionName.toLocaleLowerCase().includes(wanted),
  );
  const forward = async ({ channelId: receiver, sessionName: name }: Session) => {
    setBusyWith(receiver);
    setProblem(undefined);
    try {
      await chat.forward(_id, message._id, receiver);
      toast(t('chat.forwarded', { name }), 'good');
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusyWith(null);
    }
  };
  return (
    <Dialog
      title={t('chat.forwardTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('chat.cancel')}</Button>}
    >
      <div className={styles.form}>
        <FormProblem text={problem} />
        <Unanswered query={receivers} failed={t('sessions.loadFailed')} height="8rem" />
        {shown && (
          <>
            <Field
              label={t('chat.forwardSearch')}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            {shown.length === 0 && <p>{t('chat.forwardNone')}</p>}
            <ul className={styles.list} aria-label={t('chat.forwardTo')}>
              {shown.map((session) => (
                <li key={session._id} className={styles.row}>
                  <span className={styles.name}>{session.sessionName}</span>
                  <Button
                    size="small"
                    busy={busyWith === session.channelId}
                    aria-label={t('chat.forwardInto', { name: session.sessionName })}
                    onClick={() => void forward(session)}
                  >
                    {t('chat.forward')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
