import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { classes } from '#design/classes.js';
import { formatClock, formatExactMoment } from '#i18n/format.js';
import { useNow } from '#state/now.js';
import { dayName } from './day-name.js';
import type { MessageDay, MessageGroup } from './grouping.js';
import { Message } from './Message.js';
import styles from './MessageList.module.css';
import { named } from './named.js';
import { DIVIDER } from './useScrollPlace.js';
import type { MessageListProps } from './message-list-props.js';

interface DayProps extends MessageListProps {
  readonly day: MessageDay;
  readonly newFrom: string | null;
  /** The newest own message that was seen. */
  readonly seen: string | null;
}

/** The messages of one day, by who wrote them. */
export function Day({ day, newFrom, ...rest }: DayProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h3 id={id} className={styles.dayName}>
        <DayName day={day.key} />
      </h3>
      {day.groups.map((group) => (
        <Fragment key={group.key}>
          {group.key === newFrom && (
            <p className={styles.divider} {...{ [DIVIDER]: true }} data-testid="new-messages">
              <span>{t('chat.newMessages')}</span>
            </p>
          )}
          <Group group={group} {...rest} />
        </Fragment>
      ))}
    </section>
  );
}

/** Today is yesterday tomorrow. */
function DayName({ day }: { readonly day: string }) {
  const { t } = useTranslation();
  return dayName(day, useNow(), t);
}

type GroupProps = Omit<DayProps, 'day' | 'newFrom'> & { readonly group: MessageGroup };

function Group({ group: { sender, messages }, chat, nameless, ...rest }: GroupProps) {
  const { t } = useTranslation();
  const isOwn = sender._id === chat.place.selfId;
  const at = messages[0]?.createdAt ?? '';
  return (
    <div className={classes(styles.group, isOwn && styles.own)}>
      <p className={styles.who}>
        <span className={isOwn ? 'visually-hidden' : styles.sender}>
          {isOwn ? t('chat.you') : named(sender.displayName, nameless)}
        </span>
        <time className="figures" dateTime={at} title={formatExactMoment(at)}>
          {formatClock(at)}
        </time>
      </p>
      {messages.map((message) => (
        <Message key={message._id} {...{ message, isOwn, chat }} {...rest} />
      ))}
    </div>
  );
}
