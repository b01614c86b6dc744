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

/** A call, as far as it matters to its recording. Who only listens to it or whispers is not in it. */
export type RecordedCall =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'on' | 'over';
      readonly kind: CallKind;
      /** The visit, session or other thing that the call came from. */
      readonly originId: string;
      readonly people: Readonly<Record<string, Person>>;
      /** Whether its media travel from browser to browser. */
      readonly isDirect: boolean;
    };

type KnownCall = Exclude<RecordedCall, { stage: 'none' }>;

export const noRecordedCall: RecordedCall = { stage: 'none' };

export function evolveRecordedCall(call: RecordedCall, event: CallEvent): RecordedCall {
  if (event.type === 'CallStarted') {
    const { origin, participants } = event.data;
    const people = participants.map((one) => [one.joinerId, comer(one)] as const);
    const { kind, id: originId } = origin;
    return { stage: 'on', kind, originId, people: Object.fromEntries(people), isDirect: false };
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
    case 'CallStreamStarted':
      return { ...call, isDirect: event.data.relay === 'direct' };
    case 'CallEnded':
      return { ...call, stage: 'over' };
    default:
      return call;
  }
}

/** Somebody in a call who may record it, or why not. */
export function recorderIn(call: RecordedCall, by: string) {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  const person = call.people[by];
  if (!person) return rejected('NOT_IN_CALL');
  if (call.stage === 'over') return rejected('CALL_OVER');
  if (!person.joined) return rejected('NOT_IN_CALL');
  const may = !person.paused && permitsInCallOf(call.kind, 'call.record', person.role);
  return may ? ({ type: 'found', person } as const) : rejected('FORBIDDEN');
}

/** Those who are in a call. */
export function joinedIn(call: RecordedCall): { joinerId: string; joinerType: JoinerType }[] {
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
