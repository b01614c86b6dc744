import { type ReactionRun, Rejected, stream } from '#platform/cqrs';
import { Call, PauseParticipant, PauseSelf } from '#contexts/calls';
import { Desk } from '../commands.js';

export type Tools = Pick<ReactionRun<never>, 'stateOf' | 'execute'>;

/** Returns the call with a visitor and the other calls in which the desk has a member. */
export async function callIdsOf(memberId: string, { stateOf }: Tools) {
  const { engagement, otherCallIds } = await stateOf(stream(Desk, memberId));
  const ownCallId = engagement.kind === 'inCall' ? engagement.callId : undefined;
  return { ownCallId, otherCallIds };
}

export async function runningCall(callId: string, { stateOf }: Tools) {
  const call = await stateOf(stream(Call, callId));
  return call.stage === 'on' ? call : undefined;
}

/** Returns the place of a person who is in a running call. */
export async function placeIn(callId: string, joinerId: string, tools: Tools) {
  const place = (await runningCall(callId, tools))?.participants[joinerId];
  return place?.joined === true ? place : undefined;
}

/** Returns the agent of a call with a visitor. */
export async function leaderOf(callId: string, tools: Tools): Promise<string | undefined> {
  const origin = (await runningCall(callId, tools))?.origin;
  return origin?.kind === 'queue' ? origin.agentId : undefined;
}

/** True if a member is live in a call other than the given one. */
export async function isLiveElsewhere(
  memberId: string,
  callId: string,
  tools: Tools,
): Promise<boolean> {
  for (const other of await othersOf(memberId, callId, tools))
    if (await isLiveIn(other, memberId, tools)) return true;
  return false;
}

/** Holds all calls of a member but one. */
export async function holdOthers(memberId: string, callId: string, tools: Tools): Promise<void> {
  for (const other of await othersOf(memberId, callId, tools)) await holdIn(other, memberId, tools);
}

/**
 * Puts a member's place in a call on hold. An agent holds the visitor, and is on hold only where
 * colleagues are in the call as well.
 */
export async function holdIn(callId: string, memberId: string, tools: Tools): Promise<void> {
  const isLeader = (await leaderOf(callId, tools)) === memberId;
  if (isLeader) await holdVisitors(memberId, callId, tools);
  if (!isLeader || (await isLiveIn(callId, memberId, tools)))
    await pauseSelf(memberId, callId, true, tools);
}

export async function holdVisitors(by: string, callId: string, tools: Tools): Promise<void> {
  const call = await runningCall(callId, tools);
  for (const [joinerId, visitor] of Object.entries(call?.participants ?? {})) {
    if (visitor.joinerType !== 'Guest' || !visitor.joined || visitor.paused) continue;
    const pause = { callId, joinerId, by, paused: true };
    // The visitor or the agent has just left, or the call is a colleague's by now.
    await unlessRefused(() => tools.execute(PauseParticipant, pause, { correlationId: callId }));
  }
}

export function pauseSelf(
  joinerId: string,
  callId: string,
  paused: boolean,
  { execute }: Tools,
): Promise<void> {
  const pause = { callId, joinerId, paused };
  // The call has just ended, or a host has held the member meanwhile.
  return unlessRefused(() => execute(PauseSelf, pause, { correlationId: callId }));
}

/** Returns the calls of a member but one. */
export async function othersOf(memberId: string, callId: string, tools: Tools) {
  const { ownCallId, otherCallIds } = await callIdsOf(memberId, tools);
  const all = ownCallId === undefined ? otherCallIds : [...otherCallIds, ownCallId];
  return all.filter((id) => id !== callId);
}

/** True if a member is in a call and not on hold; an agent is so if another person is, too. */
async function isLiveIn(callId: string, memberId: string, tools: Tools): Promise<boolean> {
  const call = await runningCall(callId, tools);
  const place = call?.participants[memberId];
  if (call === undefined || place?.joined !== true || place.paused) return false;
  if (call.origin.kind !== 'queue' || call.origin.agentId !== memberId) return true;
  return Object.entries(call.participants).some(
    ([id, other]) => id !== memberId && other.joined && !other.paused,
  );
}

async function unlessRefused(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
  }
}
