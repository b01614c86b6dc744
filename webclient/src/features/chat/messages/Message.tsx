import type { ChatMessage } from '@foyer/contracts/chat';
import { useTranslation } from 'react-i18next';

import { classes } from '#design/classes.js';
import { formatExactMoment } from '#i18n/format.js';
import type { MessageListProps } from './message-list-props.js';
import styles from './Message.module.css';
import { MessageActions } from './MessageActions.js';
import { MessageDocuments } from './MessageDocuments.js';
import { MessageText } from './MessageText.js';

interface MessageProps extends Omit<MessageListProps, 'nameless'> {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** The newest own message that was seen. */
  readonly seen: string | null;
}

/** One message, with what became of it and what can be done with it. */
export function Message({ message, isOwn, seen, chat, ...rest }: MessageProps) {
  const { t } = useTranslation();
  const { _id, status, createdAt, updatedAt, forwarded, documents } = message;
  const isDeleted = status === 'deleted';
  const marks = [
    ...(forwarded && !isDeleted ? [t('chat.forwardedMark')] : []),
    ...(updatedAt !== null && !isDeleted ? [t('chat.edited')] : []),
    ...(_id === seen ? [t('chat.seen')] : []),
  ];
  return (
    <div
      className={classes(styles.row, isOwn && styles.own)}
      data-testid="message"
      data-status={status}
    >
      <div className={styles.bubble} title={formatExactMoment(createdAt)}>
        {isDeleted ? (
          <p className={styles.deleted}>{t('chat.deleted')}</p>
        ) : (
          <>
            {message.message !== '' && <MessageText text={message.message} />}
            <MessageDocuments documents={documents} download={rest.rights.download} />
          </>
        )}
      </div>
      {!isDeleted && <MessageActions {...{ message, isOwn }} {...rest} />}
      {marks.length > 0 && <p className={styles.marks}>{marks.join(' · ')}</p>}
    </div>
  );
}
