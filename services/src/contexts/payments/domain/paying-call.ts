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
      /** The person who came from outside, and pays. */
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
      payerId: null,
    };
    return event.data.participants.reduce<PayingCall>(withParticipant, nobody);
  }
  if (state.stage !== 'on') return state;
  if (event.type === 'CallEnded') return { stage: 'ended' };
  if (event.type === 'CallParticipantAdded') return withParticipant(state, event.data);
  if (event.type === 'CallLeft' && event.data.reason === 'removed') {
    const memberIds = state.memberIds.filter((id) => id !== event.data.joinerId);
    return { ...state, memberIds };
  }
  return state;
}

function withParticipant(
  state: PayingCall,
  { joinerId, joinerType }: { readonly joinerId: string; readonly joinerType: string },
): PayingCall {
  if (state.stage !== 'on') return state;
  if (joinerType === 'User') return { ...state, memberIds: [...state.memberIds, joinerId] };
  const deviceIds = joinerType === 'Device' ? [...state.deviceIds, joinerId] : state.deviceIds;
  return { ...state, deviceIds, payerId: state.payerId ?? joinerId };
}
