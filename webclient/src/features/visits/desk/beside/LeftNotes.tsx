import { useTranslation } from 'react-i18next';

import { useStore } from '#state/store.js';
import { DeskNotice } from '../DeskNotice.js';
import { notesOf } from './notes-draft.js';
import {
  areSafe,
  finishNotes,
  notesInHand,
  takeUpNotes,
  type NotesInHand,
} from './notes-in-hand.js';
import { Notes } from './Notes.js';

/** The notes of a call that ended while they were typed, until their agent is done with them. */
export function LeftNotes({ exceptOf }: { readonly exceptOf: string | undefined }) {
  const left = useStore(notesInHand);
  if (left === null || left.callDetailId === exceptOf) return null;
  return <OpenNotes key={left.callDetailId} {...left} />;
}

function OpenNotes({ callDetailId, caret, isKept }: NotesInHand) {
  const { t } = useTranslation();
  const draft = notesOf(callDetailId);
  const state = useStore(draft.state);
  if (caret === null && !isKept && areSafe(state)) return null;
  const done = async () => {
    finishNotes(callDetailId);
    await draft.save();
  };
  return (
    <DeskNotice
      title={t('desk.notes.left')}
      main={{ label: t('desk.notes.done'), run: done }}
      more={
        <Notes
          callDetailId={callDetailId}
          onFocus={() => {
            if (caret === null) takeUpNotes(callDetailId);
          }}
        />
      }
    >
      {t('desk.notes.leftText')}
    </DeskNotice>
  );
}
