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
      /** Everyone who ever came from outside, devices not counted. */
      readonly outsiderIds: readonly string[];
      /** Those of them who are in the call. */
      readonly presentIds: readonly string[];
      /** The person or device from outside that pays; null if that could be one of several. */
      readonly payerId: string | null;
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
      presentIds: [],
      payerId: null,
    };
    return event.data.participants.reduce<PayingCall>(withParticipant, nobody);
  }
  if (state.stage !== 'on') return state;
  if (event.type === 'CallEnded') return { stage: 'ended' };
  if (event.type === 'CallParticipantAdded') return withParticipant(state, event.data);
  if (event.type === 'CallJoined' && state.outsiderIds.includes(event.data.joinerId)) {
    return withPresent(state, [
      ...without(state.presentIds, event.data.joinerId),
      event.data.joinerId,
    ]);
  }
  if (event.type === 'CallLeft') {
    const { joinerId, reason } = event.data;
    const memberIds = reason === 'removed' ? without(state.memberIds, joinerId) : state.memberIds;
    return withPresent({ ...state, memberIds }, without(state.presentIds, joinerId));
  }
  return state;
}

const without = (ids: readonly string[], one: string) => ids.filter((id) => id !== one);

/** A receipt names its payer: of several people it is not known who holds the card. */
function withPresent(
  state: Extract<PayingCall, { stage: 'on' }>,
  presentIds: readonly string[],
): PayingCall {
  const [only = state.deviceIds[0] ?? null, ...others] = presentIds;
  return { ...state, presentIds, payerId: others.length > 0 ? null : only };
}

function withParticipant(
  state: PayingCall,
  { joinerId, joinerType }: { readonly joinerId: string; readonly joinerType: string },
): PayingCall {
  if (state.stage !== 'on') return state;
  if (joinerType === 'User') return { ...state, memberIds: [...state.memberIds, joinerId] };
  if (joinerType === 'Device') {
    return withPresent({ ...state, deviceIds: [...state.deviceIds, joinerId] }, state.presentIds);
  }
  const outsiderIds = [...state.outsiderIds, joinerId];
  return withPresent({ ...state, outsiderIds }, [...without(state.presentIds, joinerId), joinerId]);
}
