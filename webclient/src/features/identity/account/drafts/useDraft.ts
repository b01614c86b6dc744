import { useContext, useState } from 'react';
import { isSameValue } from '@foyer/contracts/schema';

import { useStore } from '#state/store.js';
import { Drafts, type DraftName } from './drafts.js';
import { DraftsContext } from './drafts-context.js';

interface Draft<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** Goes back to what is saved. */
  readonly drop: () => void;
}

/**
 * The value of a form: the saved one, until it is changed. The change stays while other tabs are
 * looked at; changed back, it is none.
 */
export function useDraft<Value>(name: DraftName, saved: Value): Draft<Value> {
  const shared = useContext(DraftsContext);
  const [own] = useState(() => new Drafts());
  const drafts = shared ?? own;
  const values = useStore(drafts.values);
  return {
    value: values.has(name) ? (values.get(name) as Value) : saved,
    change: (value) => {
      if (isSameValue(value, saved)) drafts.drop(name);
      else drafts.keep(name, value);
    },
    drop: () => drafts.drop(name),
  };
}
