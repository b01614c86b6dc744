import {
  CALL_PARTICIPANTS_MAX,
  type CallEvent,
  type CallParticipant,
} from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { addParticipant } from './add-participant.js';
import { hasToKnockAfterAll } from './after-removal.js';
import type { Call } from './call.js';
import { entitled } from './in-call-right.js';

type Decided = Decision<{ readonly call: readonly CallEvent[] }>;
interface Moment {
  readonly now: Date;
}

export interface Knock {
  readonly callId: string;
  readonly participant: CallParticipant;
}

/**
 * Asks for admission to a call. A person who was turned away may ask again; a removed person may
 * not.
 */
export function knock(
  { call }: { readonly call: Call },
  { callId, participant }: Knock,
  { now }: Moment,
): Decided {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (call.stage === 'ended') return rejected('CALL_OVER');
  const { joinerId } = participant;
  const known = call.participants[joinerId];
  if (known?.admission === 'removed') return rejected('NOT_IN_CALL');
  if (known && !hasToKnockAfterAll(call, known)) return accepted({ call: [] });
  if (call.knockers[joinerId]?.status === 'KNOCKING') return accepted({ call: [] });
  // A turned-away person takes no room, and guests take room from guests only.
  const knocking = Object.values(call.knockers).filter(
    ({ status, joinerType }) =>
      status === 'KNOCKING' && (joinerType !== 'Guest' || participant.joinerType === 'Guest'),
  );
  if (knocking.length >= CALL_PARTICIPANTS_MAX) return rejected('CALL_FULL');
  const data = { callId, ...participant, knockedAt: now.toISOString() };
  return accepted({ call: [{ type: 'CallKnocked', data }] });
}

/**
 * Turns away a person who waits in the lobby of a place that has closed meanwhile; no participant
 * decides that.
 */
export function turnAway(
  { call }: { readonly call: Call },
  { callId, joinerId }: Pick<AnswerKnock, 'callId' | 'joinerId'>,
): Decided {
  if (call.stage !== 'on' || call.knockers[joinerId]?.status !== 'KNOCKING')
    return accepted({ call: [] });
  return accepted({ call: [{ type: 'CallKnockRejected', data: { callId, joinerId, by: null } }] });
}

export interface AnswerKnock {
  readonly callId: string;
  readonly joinerId: string;
  readonly by: string;
  readonly accept: boolean;
}

/**
 * Lets a knocking person into a call for a participant, or turns the person away. Of two answers
 * the first counts.
 */
export function answerKnock(
  { call }: { readonly call: Call },
  { callId, joinerId, by, accept }: AnswerKnock,
  moment: Moment,
): Decided {
  const answering = entitled(call, by, 'call.admit');
  if (answering.type === 'rejected') return answering;
  const knocker = answering.call.knockers[joinerId];
  if (knocker?.status !== 'KNOCKING') return rejected('NOT_KNOCKING');
  if (!accept) {
    return accepted({ call: [{ type: 'CallKnockRejected', data: { callId, joinerId, by } }] });
  }
  const { joinerType, role } = knocker;
  const participant = { joinerId, joinerType, role };
  const adding = { callId, participant, admission: 'admitted', addedBy: by } as const;
  return addParticipant({ call }, adding, moment);
}
