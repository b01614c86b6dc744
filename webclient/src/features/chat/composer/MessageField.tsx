import { CHAT_TEXT_MAX } from '@foyer/contracts/chat';
import { cleanParagraph } from '@foyer/contracts/schema';
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Composer.module.css';

/** From here on it is said how much room is left, in characters. */
const SAID_BELOW = 500;

interface MessageFieldProps {
  readonly label: string;
  readonly value: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
  /** Enter was hit. */
  readonly onEnter: () => void;
  readonly onEscape?: () => void;
  /** The arrow up was hit while nothing is written. */
  readonly onArrowUp?: () => void;
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onBlur?: () => void;
  /** Stands before the field. */
  readonly start?: ReactNode;
  /** Stands behind the field. */
  readonly end: ReactNode;
}

/** The field of a message: it grows with its lines. Enter sends, with Shift it begins a line. */
export function MessageField({ label, value, field, start, end, ...on }: MessageFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const left = CHAT_TEXT_MAX - value.trim().length;
  const press = (event: KeyboardEvent) => {
    // Enter chooses a word while one is put together of several keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      on.onEnter();
    } else if (event.key === 'Escape' && on.onEscape) {
      event.preventDefault();
      event.stopPropagation();
      on.onEscape();
    } else if (event.key === 'ArrowUp' && value === '' && on.onArrowUp) {
      event.preventDefault();
      on.onArrowUp();
    }
  };
  return (
    <>
      <div className={styles.line}>
        {start}
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={label}
          title={t('chat.writeHint')}
          enterKeyHint="send"
          value={value}
          aria-invalid={left < 0 || undefined}
          aria-describedby={`${id}-left`}
          onKeyDown={press}
          onChange={({ target }) => on.onChange(target.value)}
          onBlur={on.onBlur}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0 || !on.onFiles) return;
            event.preventDefault();
            on.onFiles(files);
          }}
        />
        {end}
      </div>
      <p
        id={`${id}-left`}
        className={styles.left}
        role={left < 0 ? 'alert' : undefined}
        data-over={left < 0 || undefined}
      >
        {left < 0 && t('chat.tooLong', { count: -left })}
        {left >= 0 && left <= SAID_BELOW && t('chat.left', { count: left })}
      </p>
    </>
  );
}

/** True if nothing of a text would be seen, such as marks of direction alone. */
export const isBlank = (text: string): boolean => cleanParagraph(text).trim() === '';

/** True if a text can be sent as a message. */
export const isSendable = (text: string): boolean => {
  const { length } = isBlank(text) ? '' : text.trim();
  return length > 0 && length <= CHAT_TEXT_MAX;
};
