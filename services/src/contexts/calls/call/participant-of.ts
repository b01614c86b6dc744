import { rejected } from '@foyer/contracts/decision';

import type { Call, CallOn, Participant } from './call.js';

type Found =
  | { readonly type: 'found'; readonly call: CallOn; readonly participant: Participant }
  | ReturnType<typeof rejected>;

/** Finds a person who may be in a running call; otherwise the rejection. */
export function participantOf(call: Call, joinerId: string): Found {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  const participant = call.participants[joinerId];
  if (!participant) return rejected('NOT_IN_CALL');
  if (call.stage === 'ended') return rejected('CALL_OVER');
  if (participant.admission === 'removed') return rejected('NOT_IN_CALL');
  return { type: 'found', call, participant };
}

/** Finds a person who is in a running call, and so may send streams. */
export function publisherOf(call: Call, joinerId: string): Found {
  const found = participantOf(call, joinerId);
  return found.type === 'found' && !found.participant.joined ? rejected('NOT_IN_CALL') : found;
}
