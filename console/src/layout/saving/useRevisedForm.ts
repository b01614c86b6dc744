import type { failureTexts } from '@foyer/contracts/notices';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';

import { fieldsAt, isApart, pathsToAsk } from './apart.js';
import { changedFields, withChanges } from './changedFields.js';
import type { Conflict, Editing } from './editing.js';
import { changedMeanwhileIn, useRefusal, type Refusal } from './useRefusal.js';

type Fields = Readonly<Record<string, unknown>>;
export type Revised = object & { readonly revision?: number | undefined };

/** So often a save is sent again over changes of others that leave mine alone. */
const TRIES = 3;

const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;

/** Tells a form's record, and how it is saved. */
export interface RevisedFormOf<R extends Revised> {
  /** As the server has it, as far as this page knows. */
  readonly record: R | undefined;
  /**
   * Returns the typed values, as the call takes them, as far as they differ from the form's first
   * values.
   */
  readonly changesOf: (form: Fields, began: R) => Fields;
  readonly send: (changes: Fields, seen: R) => Promise<unknown>;
  /** Reads the newest one. */
  readonly read: () => Promise<R | undefined>;
  readonly failed?: keyof typeof failureTexts | undefined;
}

/**
 * Saves a form by what was changed in it, with the revision that it began with: an old form takes
 * nothing back. If others were faster with other fields, it is saved with theirs, and says so. With the
 * same fields, it asks. A save that was refused counts as failed, and keeps what was typed.
 */
export function useRevisedForm<R extends Revised>(form: RevisedFormOf<R>) {
  const { record, changesOf, send, read, failed } = form;
  const refusal = useRefusal();
  const notify = useNotify();
  const [base, setBase] = useState(record);
  // A page can still hold values that were read before others saved, although theirs was taken
  // over.
  const [outdated, setOutdated] = useState<R>();
  const [dirty, setDirty] = useState(false);
  const [conflict, setConflict] = useState<Conflict & { readonly theirs: R }>();
  // A form says that it failed before its dialog is drawn.
  const asking = useRef(false);
  const isAsking = useCallback(() => asking.current, []);
  const [resetOptions, setResetOptions] = useState<typeof KEEP_TYPED>();
  // Changes of others are shown only while nothing was typed.
  if (!dirty && record !== undefined && record !== base && record !== outdated) setBase(record);

  const save = async (typed: Fields): Promise<Refusal | undefined> => {
    if (base === undefined) return undefined;
    asking.current = false;
    const own = changesOf(typed, base);
    // The dialog showed what the form holds as mine, also in fields that were changed by others alone.
    const shown = conflict && fieldsAt(changesOf(typed, conflict.theirs), conflict.paths);
    const changes = withChanges(shown ?? {}, own);
    let over = conflict?.theirs ?? base;
    for (let tried = 1; ; tried += 1) {
      try {
        await send(changes, over);
        setConflict(undefined);
        setResetOptions(undefined);
        setDirty(false);
        if (tried > 1) notify('layout.meanwhile.takenIn', { type: 'info' });
        return undefined;
      } catch (error) {
        const refused = refusal(error, failed);
        const named = changedMeanwhileIn(error);
        if (named === undefined) return refused;
        const theirs = await read();
        if (theirs === undefined) return { root: refused.root };
        if (tried < TRIES && isApart(changes, changesOf(theirs, over), named)) {
          over = theirs;
          continue;
        }
        const paths = named.length > 0 ? named : differing(theirs, base);
        asking.current = true;
        setConflict({
          paths: pathsToAsk(changes, paths),
          theirs,
          mine: withChanges(base, changes),
        });
        return { root: refused.root };
      }
    }
  };
  const onClose = () => {
    asking.current = false;
    setConflict(undefined);
  };
  const editing: Editing = {
    conflict,
    isAsking,
    resetOptions,
    onDirty: setDirty,
    onClose,
    onTake: () => {
      if (conflict !== undefined) {
        setBase(conflict.theirs);
        setOutdated(record);
      }
      setResetOptions(KEEP_TYPED);
      onClose();
    },
  };
  return { base, save, editing };
}

/** The fields that others changed, where the refusal names none. */
const differing = (theirs: Fields, seen: Fields): readonly string[] =>
  Object.keys(changedFields(theirs, seen)).filter((name) => name !== 'revision');
