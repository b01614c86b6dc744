import { ApiError } from '@foyer/contracts/client';
import { isSameValue } from '@foyer/contracts/schema';
import { sessionRoutes, type Session } from '@foyer/contracts/sessions';
import { useState } from 'react';

import { api } from '#app/api.js';

/** Tells a form of a session, and how it is saved. */
export interface SessionFormOf<Values> {
  readonly session: Session;
  readonly valuesOf: (session: Session) => Values;
  /** Saves what was changed, over the revision that the form showed. */
  readonly send: (changes: Partial<Values>, over: Over) => Promise<Session | undefined>;
  readonly onChanged: (session: Session) => void;
}
interface Over {
  readonly sessionId: string;
  readonly revision: number;
}

/**
 * Saves a form of a session by what was changed in it. If others were faster, it keeps what was typed
 * and shows what they saved. Saved once more, it replaces that knowingly.
 */
export function useSessionForm<Values extends object>(form: SessionFormOf<Values>) {
  type Name = keyof Values & string;
  const [began, setBegan] = useState(form.session);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [theirs, setTheirs] = useState<readonly Name[]>([]);
  const shown = form.valuesOf(began);
  // Changes of others are shown only while nothing was typed.
  if (Object.keys(typed).length === 0 && form.session.revision > began.revision) {
    setBegan(form.session);
  }
  const save = async (): Promise<void> => {
    const over = { sessionId: began._id, revision: began.revision };
    setTheirs([]);
    try {
      const saved = await form.send(differing(typed, shown), over);
      setTyped({});
      if (saved === undefined) return;
      setBegan(saved);
      form.onChanged(saved);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
        const { _id: id } = began;
        setBegan(await api.call(sessionRoutes.getManagedSession, { params: { id } }));
        setTheirs(Object.keys(error.fields) as Name[]);
      }
      throw error;
    }
  };
  return {
    values: { ...shown, ...typed },
    /** True if there is anything to save. */
    isChanged: Object.keys(differing(typed, shown)).length > 0,
    change: (changes: Partial<Values>) => setTyped({ ...typed, ...changes }),
    save,
    /** The fields that others changed meanwhile, with what they saved. */
    theirs: { names: theirs, values: shown },
  };
}

function differing<Values extends object>(typed: Partial<Values>, shown: Values): Partial<Values> {
  const changed = Object.entries(typed).filter(
    ([name, value]) => !isSameValue(value, shown[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}
