import {
  permitsInCallOf,
  type CallEvent,
  type CallKind,
  type CallParticipant,
  type JoinerType,
} from '@foyer/contracts/calls';
import { rejected } from '@foyer/contracts/decision';

interface Person {
  readonly joinerType: JoinerType;
  readonly role: CallParticipant['role'];
  readonly joined: boolean;
  readonly paused: boolean;
}

/** A call, as far as it matters to its transcript. Who only listens to it or whispers is not in it. */
export type TranscribedCall =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'on' | 'over';
      readonly kind: CallKind;
      readonly people: Readonly<Record<string, Person>>;
    };

type KnownCall = Exclude<TranscribedCall, { stage: 'none' }>;

export const noTranscribedCall: TranscribedCall = { stage: 'none' };

export function evolveTranscribedCall(call: TranscribedCall, event: CallEvent): TranscribedCall {
  if (event.type === 'CallStarted') {
    const { origin, participants } = event.data;
    const people = participants.map((one) => [one.joinerId, comer(one)] as const);
    return { stage: 'on', kind: origin.kind, people: Object.fromEntries(people) };
  }
  if (call.stage === 'none') return call;
  switch (event.type) {
    case 'CallParticipantAdded': {
      const { joinerId } = event.data;
      return { ...call, people: { ...call.people, [joinerId]: comer(event.data) } };
    }
    case 'CallJoined':
      return changed(call, event.data.joinerId, { joined: true });
    case 'CallLeft':
    case 'CallConsultEnded':
      return changed(call, event.data.joinerId, { joined: false });
    case 'CallHandedOver':
      return changed(call, event.data.from, { joined: false });
    case 'CallRoleChanged':
      return changed(call, event.data.joinerId, { role: event.data.role });
    case 'CallParticipantPaused':
      return changed(call, event.data.joinerId, { paused: true });
    case 'CallParticipantResumed':
      return changed(call, event.data.joinerId, { paused: false });
    case 'CallEnded':
      return { ...call, stage: 'over' };
    default:
      return call;
  }
}

/** Somebody who is in a call, or why not. */
export function personIn(call: TranscribedCall, joinerId: string) {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (call.stage === 'over') return rejected('CALL_OVER');
  const person = call.people[joinerId];
  if (!person?.joined) return rejected('NOT_IN_CALL');
  return { type: 'found', person, kind: call.kind } as const;
}

/** Whether somebody in a call may decide for all of it what is kept of it. */
export function mayRecord({ role }: Person, kind: CallKind): boolean {
  return permitsInCallOf(kind, 'call.record', role);
}

/** Whether somebody who is or was in a call is of the staff. */
export function isStaffIn(call: TranscribedCall, joinerId: string): boolean {
  return call.stage !== 'none' && call.people[joinerId]?.joinerType === 'User';
}

/** Those who are in a call. */
export function joinedIn(
  call: TranscribedCall,
): readonly { readonly joinerId: string; readonly joinerType: JoinerType }[] {
  if (call.stage !== 'on') return [];
  return Object.entries(call.people).flatMap(([joinerId, { joined, joinerType }]) =>
    joined ? [{ joinerId, joinerType }] : [],
  );
}

function comer({ joinerType, role }: Omit<CallParticipant, 'joinerId'>): Person {
  return { joinerType, role, joined: false, paused: false };
}

function changed(call: KnownCall, joinerId: string, how: Partial<Person>): KnownCall {
  const person = call.people[joinerId];
  return person ? { ...call, people: { ...call.people, [joinerId]: { ...person, ...how } } } : call;
}
