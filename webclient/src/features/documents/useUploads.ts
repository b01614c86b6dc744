import { documentProblem, validationTexts } from '@foyer/contracts/validation';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { newId } from '#app/new-id.js';
import { uploadProblemOf } from '#app/upload-problem-of.js';
import { useTexts } from '#i18n/useTexts.js';
import type { DocumentStore } from './document-store.js';

/** A file on its way, or one that did not arrive. */
export interface PendingUpload {
  readonly id: string;
  readonly name: string;
  /** How much of it is there, from 0 to 1; null while others are before it. */
  readonly share: number | null;
  /** Why it did not arrive. */
  readonly problem: string | null;
  /** Calls it back, or lets go of one that did not arrive. */
  readonly drop: () => void;
}

/**
 * Takes files in, one after the other, each with its own progress and its own word where it is
 * refused.
 */
export function useUploads(store: DocumentStore, onArrived: () => void) {
  const { t } = useTranslation();
  const says = useTexts();
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const turn = useRef(Promise.resolve());
  const open = useRef(new Set<AbortController>());
  // An upload ends long after the drawing that began it.
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    const { current } = open;
    return () => current.forEach((one) => one.abort());
  }, []);

  const change = (id: string, fields: Partial<PendingUpload>) =>
    setPending((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const forget = (id: string) => setPending((all) => all.filter((one) => one.id !== id));
  const send = async (id: string, file: File, aborted: AbortController) => {
    const { signal } = aborted;
    const isDropped = () => signal.aborted;
    if (isDropped()) return;
    change(id, { share: 0 });
    try {
      await store.upload(file, { signal, onProgress: (share) => change(id, { share }) });
      forget(id);
      arrived.current();
    } catch (error) {
      if (isDropped()) return;
      change(id, { share: null, problem: uploadProblemOf(error, t) });
    } finally {
      open.current.delete(aborted);
    }
  };

  const add = (files: readonly File[]) => {
    const tooMany = documentProblem(files) === 'TOO_MANY_FILES';
    for (const file of files) {
      const id = newId();
      const aborted = new AbortController();
      const problem = tooMany ? 'TOO_MANY_FILES' : documentProblem([file]);
      const drop = () => {
        aborted.abort();
        forget(id);
      };
      const said = problem === undefined ? null : says(validationTexts[problem]);
      setPending((all) => [...all, { id, name: file.name, share: null, problem: said, drop }]);
      if (said !== null) continue;
      open.current.add(aborted);
      turn.current = turn.current.then(() => send(id, file, aborted));
    }
  };
  return { pending, add };
}
