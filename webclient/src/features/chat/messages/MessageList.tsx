import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '#app/LoadFailure.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import { seenUpTo } from '../session/reading.js';
import { Beginning } from './Beginning.js';
import { Day } from './Day.js';
import { grouped } from './grouping.js';
import { MessagesSkeleton } from './MessagesSkeleton.js';
import type { MessageListProps } from './message-list-props.js';
import styles from './MessageList.module.css';
import { OutgoingMessages } from './OutgoingMessages.js';
import { useReading } from './useReading.js';
import { useScrollPlace } from './useScrollPlace.js';

/** The messages of a chat, the newest at the bottom. */
export function MessageList({ chat, ...rest }: MessageListProps) {
  const { t } = useTranslation();
  const { phase, failure, messages } = useStore(chat.history.state);
  const outgoing = useStore(chat.outbox.items);
  const { others } = useStore(chat.read);
  const { selfId } = chat.place;
  const last = outgoing.at(-1)?._id ?? messages.at(-1)?._id;
  const isOwn = outgoing.length > 0 || messages.at(-1)?.sender._id === selfId;
  const loadOlder = useCallback(() => {
    if (chat.history.state.get().older === 'idle') void chat.history.loadOlder();
  }, [chat]);
  const { list, atEnd, onScroll, toEnd } = useScrollPlace(
    { first: messages[0]?._id, last, isOwn },
    loadOlder,
  );
  const { newFrom, unread } = useReading(chat, atEnd);
  const days = useMemo(() => grouped(messages, newFrom), [messages, newFrom]);
  const seen = seenUpTo(messages, others, selfId);
  const isEmpty = phase === 'ready' && messages.length === 0 && outgoing.length === 0;
  return (
    <div className={styles.frame}>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-label={t('chat.messages')}
        aria-busy={phase === 'loading'}
        // So that it can be scrolled by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        data-testid="chat-messages"
      >
        <div className={styles.content}>
          {phase === 'loading' && <MessagesSkeleton />}
          {phase === 'failed' && (
            <LoadFailure
              text={t('chat.loadFailed')}
              failure={failure}
              again={() => void chat.history.catchUp()}
            />
          )}
          {isEmpty && (
            <div className={styles.empty}>
              <Icon name="chat" />
              <p className={styles.emptyTitle}>{t('chat.empty')}</p>
              <p>{t('chat.emptyText')}</p>
            </div>
          )}
          {messages.length > 0 && <Beginning history={chat.history} />}
          {days.map((day) => (
            <Day key={day.key} {...{ day, chat, newFrom, seen }} {...rest} />
          ))}
          <OutgoingMessages chat={chat} />
        </div>
      </div>
      {!atEnd && (
        <div className={styles.jump}>
          <Button
            size="small"
            icon={<Icon name="chevron" />}
            data-testid="to-latest"
            onClick={toEnd}
          >
            {unread > 0 ? t('chat.toNew', { count: unread }) : t('chat.toLatest')}
          </Button>
        </div>
      )}
    </div>
  );
}
