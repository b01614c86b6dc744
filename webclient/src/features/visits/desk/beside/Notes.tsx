import { CALL_NOTES_MAX } from '@foyer/contracts/calls';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { TextArea } from '#design/TextArea.js';
import { useStore } from '#state/store.js';
import styles from './Beside.module.css';
import { notesOf, type Kept } from './notes-draft.js';
import { areSafe, leaveNotes, resumeNotes } from './notes-in-hand.js';

interface NotesProps {
  readonly callDetailId: string;
  /**
   * The notes in the record of the call, which is read again when a participant enters or leaves;
   * null without a record.
   */
  readonly kept?: Kept | null;
  readonly onFocus?: () => void;
}

/** The agent's notes in a call, and after it: saved as they are typed. */
export function Notes({ callDetailId, kept = null, onFocus }: NotesProps) {
  const { t } = useTranslation();
  const draft = notesOf(callDetailId);
  const text = useStore(draft.text);
  const state = useStore(draft.state);
  const isSafe = areSafe(state);
  const section = useRef<HTMLDivElement>(null);
  // The agent types on where the call ends: the field at the desk follows the one in the call.
  useLayoutEffect(() => {
    const field = section.current?.querySelector('textarea');
    if (!field) return undefined;
    resumeNotes(callDetailId, field);
    return () => leaveNotes(callDetailId, field, draft.state.get());
  }, [callDetailId, draft]);
  // The typed text is sent before this page ends; notes of an earlier agent of the call are shown.
  useEffect(() => {
    void draft.refresh();
    const save = () => void draft.save();
    globalThis.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      globalThis.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [draft]);
  useEffect(() => {
    if (kept) draft.take(kept);
  }, [draft, kept]);
  useEffect(() => {
    if (isSafe) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isSafe]);
  return (
    <div ref={section} className={styles.section}>
      <TextArea
        label={t('desk.notes.title')}
        value={text}
        maxLength={CALL_NOTES_MAX}
        rows={4}
        readOnly={state === 'loading' || state === 'closed'}
        onChange={({ target }) => draft.write(target.value)}
        onFocus={() => {
          onFocus?.();
          void draft.refresh();
        }}
        onBlur={() => void draft.save()}
      />
      <p className={styles.state} role="status" data-state={state}>
        {state !== 'loading' && !(state === 'saved' && text === '') && t(`desk.notes.${state}`)}
      </p>
      {state === 'failed' && (
        <Button size="small" onClick={() => void draft.save()}>
          {t('visitor.again')}
        </Button>
      )}
    </div>
  );
}
