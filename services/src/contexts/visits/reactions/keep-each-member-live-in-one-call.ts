import {
  CallConsultEnded,
  CallConsultOpened,
  CallHandedOver,
  CallJoined,
  CallLeft,
  CallParticipantResumed,
} from '@foyer/contracts/calls';
import { AgentJoinedMeeting } from '@foyer/contracts/visits';

import { defineReaction, stream } from '#platform/cqrs';
import {
  callIdsOf,
  holdIn,
  holdOthers,
  holdVisitors,
  isLiveElsewhere,
  leaderOf,
  othersOf,
  pauseSelf,
  placeIn,
  runningCall,
  type Tools,
} from './calls-of-a-member.js';
import { Desk } from '../commands.js';

/**
 * Keeps each member live in one call. A member who joins a call, or returns to one, puts their
 * visitor on hold, and their place in every other call. A member whom another person brings
 * back stays in the call where they are live. The people of one call then neither see nor hear what
 * happens in the other. A member who leaves a call is back in the one that was held last.
 */
export const KeepEachMemberLiveInOneCall = defineReaction({
  name: 'keep-each-member-live-in-one-call',
  on: [
    CallJoined,
    CallParticipantResumed,
    CallLeft,
    CallConsultOpened,
    CallConsultEnded,
    CallHandedOver,
    AgentJoinedMeeting,
  ],
  // Two choices of one member at the same time would each hold the call of the other.
  queue: ({ data }) => ('memberId' in data ? data.memberId : data.joinerId),
  each: async ({ type, data }, tools) => {
    const { callId } = data;
    switch (type) {
      case 'CallLeft':
        return returnToHeld(data.joinerId, callId, tools);
      case 'CallJoined':
        return data.joinerType === 'User'
          ? joined(data.joinerId, callId, tools)
          : visitorCame(callId, tools);
      case 'CallParticipantResumed':
        return resumed(data, tools);
      case 'AgentJoinedMeeting':
        return noted(data.memberId, callId, tools);
      default:
        return returnThoseFree(callId, tools);
    }
  },
});

async function joined(memberId: string, callId: string, tools: Tools): Promise<void> {
  await returnTo(memberId, callId, tools);
  await keepLeaderOut(callId, memberId, tools);
}

/** A member chose this call: the end of their hold there holds the others, as joining does. */
async function returnTo(memberId: string, callId: string, tools: Tools): Promise<void> {
  const place = await placeIn(callId, memberId, tools);
  if (place?.isElsewhere === true) await pauseSelf(memberId, callId, false, tools);
  else if (place?.paused === false) await holdOthers(memberId, callId, tools);
}

async function visitorCame(callId: string, tools: Tools): Promise<void> {
  const leaderId = await leaderOf(callId, tools);
  if (leaderId === undefined || !(await isLiveElsewhere(leaderId, callId, tools))) return;
  await holdVisitors(leaderId, callId, tools);
}

async function resumed(
  {
    callId,
    joinerId,
    by,
  }: { readonly callId: string; readonly joinerId: string; readonly by: string },
  tools: Tools,
): Promise<void> {
  const place = await placeIn(callId, joinerId, tools);
  if (place?.joinerType === 'User') {
    if (joinerId === by) await returnTo(joinerId, callId, tools);
    else await broughtBack(joinerId, callId, tools);
  }
  // An agent who takes people off hold chooses this call; other people choose for themselves.
  if ((await leaderOf(callId, tools)) === by) await returnTo(by, callId, tools);
  else await keepLeaderOut(callId, joinerId, tools);
}

/** Holds a member whom another person brought back, if the member is live in another call. */
async function broughtBack(memberId: string, callId: string, tools: Tools): Promise<void> {
  if ((await placeIn(callId, memberId, tools))?.paused !== false) return;
  if (await isLiveElsewhere(memberId, callId, tools)) await holdIn(callId, memberId, tools);
}

/** Holds the agent of a call in which another person is live, if the agent is live elsewhere. */
async function keepLeaderOut(callId: string, comer: string, tools: Tools): Promise<void> {
  const leaderId = await leaderOf(callId, tools);
  if (leaderId === undefined || leaderId === comer) return;
  const [leader, other] = [
    await placeIn(callId, leaderId, tools),
    await placeIn(callId, comer, tools),
  ];
  if (leader?.paused !== false || other?.paused !== false) return;
  if (await isLiveElsewhere(leaderId, callId, tools))
    await pauseSelf(leaderId, callId, true, tools);
}

/**
 * The desk learns of a call after its join, which may have missed another call that was new too.
 * Every other one was held by that join: a member who is live there has returned to it since.
 */
async function noted(memberId: string, callId: string, tools: Tools): Promise<void> {
  const { otherCallIds } = await tools.stateOf(stream(Desk, memberId));
  if (otherCallIds.at(-1) !== callId) return;
  for (const other of await othersOf(memberId, callId, tools)) {
    const place = await placeIn(other, memberId, tools);
    if (place?.hasReturned === true) return holdOthers(memberId, other, tools);
  }
  if ((await placeIn(callId, memberId, tools))?.paused === false)
    await holdOthers(memberId, callId, tools);
}

/** The end of a consult returns those who left their other call meanwhile. */
async function returnThoseFree(callId: string, tools: Tools): Promise<void> {
  const call = await runningCall(callId, tools);
  for (const [joinerId, { joined: isIn, isElsewhere }] of Object.entries(
    call?.participants ?? {},
  )) {
    if (!isIn || isElsewhere !== true) continue;
    if (!(await isLiveElsewhere(joinerId, callId, tools)))
      await pauseSelf(joinerId, callId, false, tools);
  }
}

/** The end of another call gives the last held one back, unless a visitor waits on hold. */
async function returnToHeld(memberId: string, left: string, tools: Tools): Promise<void> {
  const { ownCallId, otherCallIds } = await callIdsOf(memberId, tools);
  let last: { readonly callId: string; readonly since: string } | undefined;
  for (const callId of otherCallIds) {
    const place = callId === left ? undefined : await placeIn(callId, memberId, tools);
    if (place?.paused === false) return;
    const since = place?.isElsewhere === true ? (place.pausedSince ?? '') : undefined;
    if (since !== undefined && since >= (last?.since ?? '')) last = { callId, since };
  }
  if (ownCallId !== undefined && ownCallId !== left) {
    const own = await placeIn(ownCallId, memberId, tools);
    if (own?.isElsewhere === true) await pauseSelf(memberId, ownCallId, false, tools);
    return;
  }
  if (last) await pauseSelf(memberId, last.callId, false, tools);
}
