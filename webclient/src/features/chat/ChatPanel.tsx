import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@foyer/contracts/chat';

import { prepared } from '#app/prepared.js';
import { classes } from '#design/classes.js';
import styles from './ChatPanel.module.css';
import { Composer } from './composer/Composer.js';
import { TypingLine } from './composer/TypingLine.js';
import { DeleteDialog } from './messages/DeleteDialog.js';
import { MessageList } from './messages/MessageList.js';
import { useForwarding } from './messages/useForwarding.js';
import type { ChatSession } from './session/chat-session.js';
import type { ChatRights } from './session/rights.js';

// Members alone send messages on.
const { Part: ForwardDialog } = prepared(
  async () => (await import('./messages/ForwardDialog.js')).ForwardDialog,
  { look: 'over', inCall: true },
);

export interface ChatPanelProps {
  readonly chat: ChatSession;
  readonly rights: ChatRights;
  /** The name of a person who has none. */
  readonly nameless: string;
  readonly className?: string | undefined;
  /** True if the text field has the focus at once. */
  readonly focused?: boolean;
  /** Why nothing can be written now; shown in the place of the field. */
  readonly readOnly?: string | undefined;
}

/** One chat: what was said, who writes, and the field to write in. */
export function ChatPanel({
  chat,
  rights,
  nameless,
  className,
  focused,
  readOnly,
}: ChatPanelProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<ChatMessage | null>(null);
  const [deleting, setDeleting] = useState<ChatMessage | null>(null);
  const [forwarding, setForwarding] = useState<ChatMessage | null>(null);
  const forward = useForwarding(chat, rights.forward);
  return (
    <section className={classes(styles.panel, className)} aria-label={t('chat.title')}>
      <MessageList
        chat={chat}
        rights={{ ...rights, forward }}
        nameless={nameless}
        onEdit={setEditing}
        onDelete={setDeleting}
        onForward={setForwarding}
      />
      <TypingLine typing={chat.typing} nameless={nameless} />
      <Composer
        key={chat.place.channelId}
        chat={chat}
        editing={editing}
        onEdit={setEditing}
        focused={focused ?? false}
        readOnly={readOnly}
        {...(rights.attach && { attach: rights.attach })}
      />
      {deleting && (
        <DeleteDialog chat={chat} message={deleting} onClose={() => setDeleting(null)} />
      )}
      {forwarding && (
        <Suspense>
          <ForwardDialog chat={chat} message={forwarding} onClose={() => setForwarding(null)} />
        </Suspense>
      )}
    </section>
  );
}
