import type { CallEvent } from './events.js';
import type { CallKind, CallParticipant, JoinerType } from './participants.js';

/** A person with a place in a call, and their present state in it. */
export interface RosterEntry {
  readonly joinerType: JoinerType;
  readonly role: CallParticipant['role'];
  readonly joined: boolean;
  readonly paused: boolean;
  /** Was taken out by another person, and has no part in what is left of the call. */
  readonly removed?: boolean;
}

/** The people with a place in a call. A supervisor who only listens to it or whispers has none. */
export type CallRoster =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'on' | 'over';
      readonly kind: CallKind;
      /** The visit, session or other thing that the call came from. */
      readonly originId: string;
      readonly people: Readonly<Record<string, RosterEntry>>;
    };

type KnownRoster = Exclude<CallRoster, { stage: 'none' }>;

export const noCallRoster: CallRoster = { stage: 'none' };

/** The roster of a call after an event of its stream. */
export function evolveCallRoster(call: CallRoster, event: CallEvent): CallRoster {
  if (event.type === 'CallStarted') {
    const { origin, participants } = event.data;
    const people = participants.map((one) => [one.joinerId, comer(one)] as const);
    const { kind, id: originId } = origin;
    return { stage: 'on', kind, originId, people: Object.fromEntries(people) };
  }
  if (call.stage === 'none') return call;
  switch (event.type) {
    case 'CallParticipantAdded': {
      const { joinerId } = event.data;
      return { ...call, people: { ...call.people, [joinerId]: comer(event.data) } };
    }
    case 'CallJoined':
      return changed(call, event.data.joinerId, { joined: true, removed: false });
    case 'CallLeft': {
      const { joinerId, reason } = event.data;
      return changed(call, joinerId, { joined: false, removed: reason === 'removed' });
    }
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

/** Those who are in a call. */
export function joinedIn(
  call: CallRoster,
): { readonly joinerId: string; readonly joinerType: JoinerType }[] {
  if (call.stage !== 'on') return [];
  return Object.entries(call.people).flatMap(([joinerId, { joined, joinerType }]) =>
    joined ? [{ joinerId, joinerType }] : [],
  );
}

function comer({ joinerType, role }: Omit<CallParticipant, 'joinerId'>): RosterEntry {
  return { joinerType, role, joined: false, paused: false };
}

function changed(call: KnownRoster, joinerId: string, how: Partial<RosterEntry>): KnownRoster {
  const person = call.people[joinerId];
  return person ? { ...call, people: { ...call.people, [joinerId]: { ...person, ...how } } } : call;
}
