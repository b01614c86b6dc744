import type { CallEvent } from '@foyer/contracts/calls';

/** The parts of a call that decide if a member may take a payment in it. */
export type PayingCall =
  | { readonly stage: 'none' | 'ended' }
  | {
      readonly stage: 'on';
      /** Members who belong into the call. */
      readonly memberIds: readonly string[];
      /** Devices that take part on their own. */
      readonly deviceIds: readonly string[];
      /** The visit that it is a call of, not always the first; null for a call from elsewhere. */
      readonly visitId: string | null;
      /** The people who ever came from outside, without devices. */
      readonly outsiderIds: readonly string[];
      /** The people who left the call and did not come back. */
      readonly absentIds: readonly string[];
    };

export const noPayingCall: PayingCall = { stage: 'none' };

export function evolvePayingCall(state: PayingCall, event: CallEvent): PayingCall {
  if (event.type === 'CallStarted') {
    const { origin } = event.data;
    const nobody: PayingCall = {
      stage: 'on',
      memberIds: [],
      deviceIds: origin.kind === 'device' ? [origin.id] : [],
      visitId: origin.kind === 'queue' ? origin.id : null,
      outsiderIds: [],
      absentIds: [],
    };
    return event.data.participants.reduce<PayingCall>(withParticipant, nobody);
  }
  if (state.stage !== 'on') return state;
  if (event.type === 'CallEnded') return { stage: 'ended' };
  if (event.type === 'CallParticipantAdded') return withParticipant(state, event.data);
  if (event.type === 'CallJoined') {
    return { ...state, absentIds: without(state.absentIds, event.data.joinerId) };
  }
  if (event.type === 'CallLeft') {
    const { joinerId, reason } = event.data;
    const memberIds = reason === 'removed' ? without(state.memberIds, joinerId) : state.memberIds;
    return { ...state, memberIds, absentIds: [...without(state.absentIds, joinerId), joinerId] };
  }
  return state;
}

/**
 * Returns the person from outside who pays, or else the device; null outside of a call. Of several
 * people it is not known who holds the card, and a receipt names its payer.
 */
export function payerOf(call: PayingCall): string | null {
  if (call.stage !== 'on') return null;
  const present = call.outsiderIds.filter((id) => !call.absentIds.includes(id));
  const [only = call.deviceIds[0] ?? null, ...others] = present;
  return others.length > 0 ? null : only;
}

const without = (ids: readonly string[], one: string) => ids.filter((id) => id !== one);

function withParticipant(
  state: PayingCall,
  { joinerId, joinerType }: { readonly joinerId: string; readonly joinerType: string },
): PayingCall {
  if (state.stage !== 'on') return state;
  if (joinerType === 'User') return { ...state, memberIds: [...state.memberIds, joinerId] };
  if (joinerType === 'Device') return { ...state, deviceIds: [...state.deviceIds, joinerId] };
  const outsiderIds = [...without(state.outsiderIds, joinerId), joinerId];
  return { ...state, outsiderIds, absentIds: without(state.absentIds, joinerId) };
}
