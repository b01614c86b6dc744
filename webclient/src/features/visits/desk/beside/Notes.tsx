import { CALL_NOTES_MAX } from '@foyer/contracts/calls';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../design/Button.js';
import { TextArea } from '../../../../design/TextArea.js';
import { useStore } from '../../../../state/store.js';
import styles from './Beside.module.css';
import { notesOf, type Kept } from './notes-draft.js';

interface NotesProps {
  readonly callDetailId: string;
  /** As the record of the call has them, which is read again when somebody comes or goes; null where it has none. */
  readonly kept?: Kept | null;
}

/** What the agent notes in a call, and after it: saved as it is typed. */
export function Notes({ callDetailId, kept = null }: NotesProps) {
  const { t } = useTranslation();
  const draft = notesOf(callDetailId);
  const text = useStore(draft.text);
  const state = useStore(draft.state);
  const isSafe = state === 'saved' || state === 'loading' || state === 'closed';
  // Whatever ends this page, what was typed is on its way; what another agent of the call wrote before it began is shown.
  useEffect(() => {
    void draft.refresh();
    return () => void draft.save();
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
    <div className={styles.section}>
      <TextArea
        label={t('desk.notes.title')}
        value={text}
        maxLength={CALL_NOTES_MAX}
        rows={4}
        readOnly={state === 'loading' || state === 'closed'}
        onChange={({ target }) => draft.write(target.value)}
        onFocus={() => void draft.refresh()}
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
