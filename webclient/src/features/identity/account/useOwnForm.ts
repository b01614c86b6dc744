import { ApiError } from '@foyer/contracts/client';
import { isSameValue } from '@foyer/contracts/schema';
import type { Text } from '@foyer/contracts/notices';
import { useState } from 'react';

import type { DraftName } from './drafts/drafts.js';
import { useDraft } from './drafts/useDraft.js';
import { useSaving } from './useSaving.js';

/** The values of a form of the account, and the revision that has them. */
export interface Shown<Values> {
  readonly values: Values;
  readonly revision: number;
}

/** Tells a form of the account, and how it is read and saved. */
export interface OwnFormOf<Values, Answer> {
  readonly draft: DraftName;
  /** The saved answer, as far as this page knows. */
  readonly saved: Answer;
  readonly shownOf: (answer: Answer) => Shown<Values>;
  readonly send: (changes: Partial<Values>, revision: number) => Promise<Answer>;
  /** Reads the newest one. */
  readonly read: () => Promise<Answer>;
  /** Shows what is saved by now, here or elsewhere. */
  readonly show: (answer: Answer) => void | Promise<void>;
  readonly words: { readonly done: Text; readonly failed: Text };
}

interface Draft<Values> {
  readonly typed: Partial<Values>;
  readonly revision?: number;
}

/**
 * Saves a form of the account by what was changed in it, with the revision that it began with. It
 * asks if another tab or an administrator was faster, and undoes nothing.
 */
export function useOwnForm<Values extends object, Answer>(form: OwnFormOf<Values, Answer>) {
  type Name = keyof Values & string;
  const shown = form.shownOf(form.saved);
  const draft = useDraft<Draft<Values>>(form.draft, { typed: {} });
  // The revision stays the one at which the form was begun, while other forms are saved.
  const { typed, revision = shown.revision } = draft.value;
  const values: Values = { ...shown.values, ...typed };
  const saving = useSaving();
  const [conflict, setConflict] = useState<{ names: readonly Name[]; theirs: Answer }>();
  const keep = (next: Partial<Values>, over: Shown<Values>) => {
    const changes = differing(next, over.values);
    if (Object.keys(changes).length === 0) draft.drop();
    else draft.change({ typed: changes, revision: over.revision });
  };
  const save = (over = revision) =>
    saving.save(async () => {
      setConflict(undefined);
      try {
        await form.show(await form.send(differing(typed, shown.values), over));
        draft.drop();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
          // The server names a field by its path, this form by the end of it.
          const names = Object.keys(error.fields).map((path) => path.replace(/^.*\./, '') as Name);
          setConflict({ theirs: await form.read(), names });
        }
        throw error;
      }
    }, form.words);
  return {
    values,
    isChanged: Object.keys(differing(typed, shown.values)).length > 0,
    saving,
    save,
    change: (changes: Partial<Values>) =>
      keep({ ...typed, ...changes }, { values: shown.values, revision }),
    conflict: conflict && {
      names: conflict.names,
      mine: values,
      theirs: form.shownOf(conflict.theirs).values,
      onKeep: () => void save(form.shownOf(conflict.theirs).revision),
      onTake: () => {
        const theirs = form.shownOf(conflict.theirs);
        const rest = Object.entries(typed).filter(
          ([name]) => !conflict.names.includes(name as Name),
        );
        void form.show(conflict.theirs);
        keep(Object.fromEntries(rest) as Partial<Values>, theirs);
        saving.clear();
        setConflict(undefined);
      },
      onClose: () => setConflict(undefined),
    },
  };
}

function differing<Values extends object>(typed: Partial<Values>, saved: Values): Partial<Values> {
  const changed = Object.entries(typed).filter(
    ([name, value]) => !isSameValue(value, saved[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}
