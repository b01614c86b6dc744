import type { CallEvent, CallOrigin } from '@foyer/contracts/calls';

/** A person who is in a call, or was. */
interface Person {
  readonly joined: boolean;
  /**
   * When they were sent back to wait; null where they were not. Leaving and coming again does not
   * end it.
   */
  readonly pausedAt: string | null;
}

/**
 * A call, as far as it matters to its chat. A person who only listens to it or whispers is not in
 * it.
 */
export type ChatCall =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'on' | 'over';
      readonly origin: CallOrigin;
      readonly people: Readonly<Record<string, Person>>;
      /**
       * The agent who has the visitor, and those who had before; of a meeting the members who were
       * in it. Empty in all others.
       */
      readonly agentIds: readonly string[];
      /** When an agent handed the visitor over; no entry for who has the visitor. */
      readonly handedOverAt: Readonly<Record<string, string>>;
      /** The colleague with whom the agent talks alone. */
      readonly consultedId: string | null;
    };

/** Events of the first version do not say since when: everything was after it. */
const UNKNOWN = '1970-01-01T00:00:00.000Z';

export const noChatCall: ChatCall = { stage: 'none' };

type KnownCall = Exclude<ChatCall, { stage: 'none' }>;

export function evolveChatCall(call: ChatCall, event: CallEvent): ChatCall {
  if (event.type === 'CallStarted') {
    const { origin } = event.data;
    const agentIds = origin.kind === 'queue' ? [origin.agentId] : [];
    return { stage: 'on', origin, people: {}, agentIds, handedOverAt: {}, consultedId: null };
  }
  if (call.stage === 'none') return call;
  switch (event.type) {
    case 'CallParticipantAdded':
      return changed(call, event.data.joinerId, { joined: false, pausedAt: null });
    case 'CallJoined': {
      const { joinerId, joinerType } = event.data;
      const joined = changed(call, joinerId, { joined: true });
      const keepsReading = call.origin.kind === 'meeting' && joinerType === 'User';
      const others = call.agentIds.filter((id) => id !== joinerId);
      return keepsReading ? { ...joined, agentIds: [...others, joinerId] } : joined;
    }
    case 'CallLeft': {
      const { joinerId, reason } = event.data;
      const left = changed(call, joinerId, { joined: false });
      // A participant who was removed from a meeting was not meant to hear it.
      const isOut = call.origin.kind === 'meeting' && reason === 'removed';
      return isOut ? { ...left, agentIds: left.agentIds.filter((id) => id !== joinerId) } : left;
    }
    case 'CallParticipantPaused':
      return changed(call, event.data.joinerId, { pausedAt: event.data.at ?? UNKNOWN });
    case 'CallParticipantResumed':
      return changed(call, event.data.joinerId, { pausedAt: null });
    case 'CallConsultStarted':
      return { ...call, consultedId: event.data.joinerId };
    case 'CallConsultOpened':
      return { ...call, consultedId: null };
    case 'CallConsultEnded':
      return { ...changed(call, event.data.joinerId, { joined: false }), consultedId: null };
    case 'CallHandedOver': {
      const { joinerId, from, at } = event.data;
      const agentIds = [...call.agentIds, joinerId];
      const { [joinerId]: _, ...others } = call.handedOverAt;
      const handedOverAt = { ...others, [from]: at };
      return {
        ...changed(call, from, { joined: false }),
        ...{ agentIds, handedOverAt, consultedId: null },
      };
    }
    case 'CallEnded':
      return { ...call, stage: 'over', people: {}, consultedId: null };
    default:
      return call;
  }
}

function changed(call: KnownCall, joinerId: string, how: Partial<Person>): KnownCall {
  const before = call.people[joinerId] ?? { joined: false, pausedAt: null };
  return { ...call, people: { ...call.people, [joinerId]: { ...before, ...how } } };
}
