import { CallJoined, CallLeft, CallParticipantResumed } from '@foyer/contracts/calls';

import { defineReaction, type ReactionRun, Rejected, stream } from '#platform/cqrs';
import { Call, PauseParticipant, PauseSelf } from '#contexts/calls';
import { Desk } from '../commands.js';

type Tools = Pick<ReactionRun<never>, 'stateOf' | 'execute'>;

/**
 * Keeps each member live in one call. A member who joins a call, or returns to one, puts the own
 * visitor on hold, and their own place in every other call. The people of one call then neither see
 * nor hear what happens in the other. A member who leaves a call is back in the one that was held
 * last.
 */
export const KeepEachMemberLiveInOneCall = defineReaction({
  name: 'keep-each-member-live-in-one-call',
  on: [CallJoined, CallParticipantResumed, CallLeft],
  each: async ({ type, data }, tools) => {
    const { callId, joinerId } = data;
    if (type === 'CallLeft') return returnToHeld(joinerId, callId, tools);
    if (type === 'CallJoined') {
      if (data.joinerType === 'User') await joinedAgain(joinerId, callId, tools);
      return;
    }
    const { engagement } = await tools.stateOf(stream(Desk, data.by));
    const isOwnVisitor = engagement.kind === 'inCall' && engagement.callId === callId;
    if (data.by === joinerId || isOwnVisitor) await holdOthers(data.by, callId, tools);
  },
});

async function joinedAgain(memberId: string, callId: string, tools: Tools): Promise<void> {
  const place = await placeIn(callId, memberId, tools);
  // The end of this hold holds the other calls, as joining does.
  if (place?.isElsewhere === true) return pauseSelf(memberId, callId, false, tools);
  await holdOthers(memberId, callId, tools);
}

async function holdOthers(memberId: string, callId: string, tools: Tools): Promise<void> {
  const place = await placeIn(callId, memberId, tools);
  if (!place || place.paused) return;
  const { engagement, otherCallIds } = await tools.stateOf(stream(Desk, memberId));
  for (const other of otherCallIds) {
    if (other !== callId) await pauseSelf(memberId, other, true, tools);
  }
  if (engagement.kind !== 'inCall' || engagement.callId === callId) return;
  await holdVisitor(memberId, engagement.callId, tools);
}

async function holdVisitor(by: string, callId: string, tools: Tools): Promise<void> {
  const call = await tools.stateOf(stream(Call, callId));
  if (call.stage !== 'on') return;
  for (const [joinerId, visitor] of Object.entries(call.participants)) {
    if (visitor.joinerType !== 'Guest' || !visitor.joined || visitor.paused) continue;
    const pause = { callId, joinerId, by, paused: true };
    // The visitor or the agent has just left, or the call is a colleague's by now.
    await unlessRefused(() => tools.execute(PauseParticipant, pause, { correlationId: callId }));
  }
}

/** The end of another call gives the last held one back, unless a visitor waits on hold. */
async function returnToHeld(memberId: string, left: string, tools: Tools): Promise<void> {
  const { engagement, otherCallIds } = await tools.stateOf(stream(Desk, memberId));
  if (engagement.kind === 'inCall' && engagement.callId !== left) return;
  let last: { readonly callId: string; readonly since: string } | undefined;
  for (const callId of otherCallIds) {
    const place = callId === left ? undefined : await placeIn(callId, memberId, tools);
    if (place?.paused === false) return;
    const since = place?.isElsewhere === true ? (place.pausedSince ?? '') : undefined;
    if (since !== undefined && since >= (last?.since ?? '')) last = { callId, since };
  }
  if (last) await pauseSelf(memberId, last.callId, false, tools);
}

/** Returns the place of a member who is in a running call. */
async function placeIn(callId: string, memberId: string, { stateOf }: Tools) {
  const call = await stateOf(stream(Call, callId));
  const place = call.stage === 'on' ? call.participants[memberId] : undefined;
  return place?.joined === true ? place : undefined;
}

function pauseSelf(
  joinerId: string,
  callId: string,
  paused: boolean,
  { execute }: Tools,
): Promise<void> {
  const pause = { callId, joinerId, paused };
  // The call has just ended, or a host has held the member meanwhile.
  return unlessRefused(() => execute(PauseSelf, pause, { correlationId: callId }));
}

async function unlessRefused(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
  }
}
