import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { sentences } from '#app/sentences.js';
import { useOnline } from '#app/useOnline.js';
import { Button } from '#design/Button.js';
import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import type { ChatSession } from '../session/chat-session.js';
import styles from './Message.module.css';
import list from './MessageList.module.css';
import { MessageText } from './MessageText.js';

/** Messages that were written and have not reached the server yet. */
export function OutgoingMessages({ chat }: { readonly chat: ChatSession }) {
  const { t } = useTranslation();
  const { outbox } = chat;
  const online = useOnline();
  const isUp = useStore(chat.place.channel.state) === 'up' && online;
  const items = useStore(outbox.items);
  if (items.length === 0) return null;
  return (
    <div className={classes(list.group, list.own)}>
      {items.map(({ _id, message, documents, state, problem }) => (
        <div
          key={_id}
          className={classes(styles.row, styles.own)}
          data-testid="outgoing"
          data-state={state}
        >
          <div className={classes(styles.bubble, styles.outgoing)}>
            {message !== '' && <MessageText text={message} />}
            {documents.map(({ documentId, name }) => (
              <p key={documentId} className={styles.documentName}>
                <Icon name="file" /> {name}
              </p>
            ))}
          </div>
          {state === 'failed' ? (
            <div className={styles.failed} role="alert">
              <p>{sentences(t('chat.notSent'), messageOf(problem, t))}</p>
              <Button size="small" onClick={() => outbox.retry(_id)}>
                {t('chat.again')}
              </Button>
              <Button size="small" kind="quiet" onClick={() => outbox.drop(_id)}>
                {t('chat.discard')}
              </Button>
            </div>
          ) : (
            <p className={styles.marks}>{t(isUp ? 'chat.sending' : `chat.${state}`)}</p>
          )}
        </div>
      ))}
    </div>
  );
}
