import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { debug } from '#debug.js';
import { IconButton } from '#design/IconButton.js';
import { useStore } from '#state/store.js';
import type { ChatSession } from '../session/chat-session.js';
import { AttachButton } from './AttachButton.js';
import { Attachments } from './Attachments.js';
import styles from './Composer.module.css';
import { draftOf } from './drafts.js';
import { isBlank, isSendable, MessageField } from './MessageField.js';
import { useGrowing } from './useGrowing.js';
import { uploadsOf, type UploadDocument } from './uploads.js';

interface WriteFormProps {
  readonly chat: ChatSession;
  readonly focused: boolean;
  readonly onEditNewest: () => void;
  readonly attach?: UploadDocument;
}

/**
 * Writes a message. Text that is typed and not sent stays in its tab; attached documents are the
 * author's on every device until they are sent.
 */
export function WriteForm({ chat, focused, onEditNewest, attach }: WriteFormProps) {
  const { t } = useTranslation();
  const draft = draftOf(chat.place);
  const text = useStore(draft);
  const field = useGrowing(text);
  const uploads = uploadsOf(chat.place);
  const items = useStore(uploads.items);
  const isUploading = items.some(({ state }) => state === 'sending');
  const hasDocuments = items.some(({ state }) => state === 'there');
  const maySend = !isUploading && (isSendable(text) || (hasDocuments && isBlank(text)));
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [field, focused]);
  const restore = useEffectEvent(() => {
    if (!attach || document.visibilityState === 'hidden') return;
    const isOnItsWay = (id: string) =>
      chat.outbox.items
        .get()
        .some(({ documents }) => documents.some(({ documentId }) => documentId === id));
    uploads.restore(attach, isOnItsWay).catch((error: unknown) => debug('chat', 'drafts', error));
  });
  const mayAttach = attach !== undefined;
  useEffect(() => {
    const look = () => restore();
    look();
    // Another tab of the user may have sent or taken off some meanwhile.
    globalThis.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      globalThis.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [uploads, mayAttach]);
  const send = () => {
    if (!maySend) return;
    chat.write(text, uploads.take());
    draft.set('');
    field.current?.focus();
  };
  // A listener may later get the right to attach files.
  const add = attach && ((files: readonly File[]) => uploads.add(files, attach));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Attachments uploads={uploads} />
      <MessageField
        label={t('chat.write')}
        value={text}
        field={field}
        onChange={(next) => {
          draft.set(next);
          if (next.trim() === '') chat.typing.stopped();
          else chat.typing.typed();
        }}
        onEnter={send}
        onArrowUp={onEditNewest}
        onBlur={() => chat.typing.stopped()}
        {...(add && { onFiles: add })}
        start={add && <AttachButton onFiles={add} />}
        end={
          <IconButton
            type="submit"
            icon="send"
            label={t('chat.send')}
            className={styles.send}
            disabled={!maySend}
            data-testid="send-message"
            // The focus, and with it a phone's keyboard, stays at the field.
            onMouseDown={(event) => event.preventDefault()}
          />
        }
      />
    </form>
  );
}
