import { defineCommand, refuseToReplace, type SeenChange, stateSeen } from '#platform/cqrs';
import { setRetention, type Retention } from './retention.js';
import { retention } from '../streams.js';

type Wanted = Parameters<typeof setRetention>[1] & { readonly seen?: SeenChange };

const shown = ({ days }: Retention) => ({ days });

/** Sets after how many days recordings are deleted; null keeps them. */
export const SetRetention = defineCommand({
  name: 'SetRetention',
  prepare: (data: Wanted, { stateOf }) => stateSeen(stateOf, retention, data.seen),
  stream: () => retention,
  decide: (state, data, { prepared }) => {
    refuseToReplace(shown, { seen: prepared, now: state }, data.seen);
    return setRetention(state, data);
  },
});
