import type { ChatMessage } from '@foyer/contracts/chat';
import { useTranslation } from 'react-i18next';

import { useOnline } from '#app/useOnline.js';
import { useStore } from '#state/store.js';
import type { ChatSession } from '../session/chat-session.js';
import styles from './Composer.module.css';
import { EditForm } from './EditForm.js';
import type { UploadDocument } from './uploads.js';
import { WriteForm } from './WriteForm.js';

interface ComposerProps {
  readonly chat: ChatSession;
  /** The member's message that is being changed. */
  readonly editing: ChatMessage | null;
  readonly onEdit: (message: ChatMessage | null) => void;
  readonly attach?: UploadDocument;
  readonly focused: boolean;
  /** Why nothing can be written now. */
  readonly readOnly?: string | undefined;
}

/** The field for a new message, or for changing one of the member's messages. */
export function Composer({ chat, editing, onEdit, attach, focused, readOnly }: ComposerProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const isUp = useStore(chat.place.channel.state) === 'up' && online;
  const editNewest = () => {
    const { selfId } = chat.place;
    const isEditable = ({ sender, status, type }: ChatMessage) =>
      sender._id === selfId && status !== 'deleted' && type !== 'document';
    onEdit(chat.history.state.get().messages.findLast(isEditable) ?? null);
  };
  return (
    <div className={styles.composer}>
      <p className={styles.offline} role="status">
        {isUp ? readOnly : t('chat.offline')}
      </p>
      {readOnly === undefined &&
        (editing ? (
          <EditForm key={editing._id} chat={chat} message={editing} onDone={() => onEdit(null)} />
        ) : (
          <WriteForm
            chat={chat}
            focused={focused}
            onEditNewest={editNewest}
            {...(attach && { attach })}
          />
        ))}
    </div>
  );
}
