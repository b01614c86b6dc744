import { CALL_NOTES_MAX } from '@foyer/contracts/calls';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../design/Button.js';
import { TextArea } from '../../../../design/TextArea.js';
import { useStore } from '../../../../state/store.js';
import styles from './Beside.module.css';
import { notesOf } from './notes-draft.js';

/** What the agent notes in a call, and after it: saved as it is typed. */
export function Notes({ callDetailId }: { callDetailId: string }) {
  const { t } = useTranslation();
  const draft = notesOf(callDetailId);
  const text = useStore(draft.text);
  const state = useStore(draft.state);
  const isSafe = state === 'saved' || state === 'loading' || state === 'closed';
  // Whatever ends this page, what was typed is on its way.
  useEffect(() => () => void draft.save(), [draft]);
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
