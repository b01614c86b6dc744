import {
  CALL_RETURN_MS,
  CallConnectionLost,
  CallConnectionRestored,
  CallEnded,
  CallLeft,
  CallParticipantAdded,
  CallStarted,
  CallSupervisionStarted,
} from '@foyer/contracts/calls';
import { UnreadableEvent } from '@foyer/event-log';

import { defineReaction, type ReactionRun, stream } from '#platform/cqrs';
import { Clock } from '#platform/clock';
import { Presence } from '#platform/realtime';
import { Call, JoinCall, LeaveCall, LoseConnection } from '../commands.js';
import { awaitedIn } from '../call/awaited.js';
import { CallOrigins } from '../ports/call-origins.js';
import { CallsUnderWay } from '../adapters/calls-under-way.js';

/** The time in which pages of a lost node may return to it or to another node, in milliseconds. */
const MOVE_MS = 2_000;
/** The key for lost nodes: their participants may be unknown, so all calls are looked at. */
const NODES = 'nodes that are gone';

const needs = { presence: Presence, underWay: CallsUnderWay, origins: CallOrigins, clock: Clock };
interface Memory {
  nodeGoneAt: Date | undefined;
}
type Tools = ReactionRun<typeof needs, Memory>;

/**
 * Gives awaited participants and those with a lost connection a limited time to come. Supervisors
 * have it too: without a page they would stay in a call until its end. After a
 * start, people are connected only through other nodes, and all have the whole time to come back.
 * The same is true after the loss of a node.
 */
export const EndAbandonedCall = defineReaction({
  name: 'end-a-call-that-nobody-returned-to',
  on: [
    CallStarted,
    CallConnectionLost,
    CallConnectionRestored,
    CallParticipantAdded,
    CallLeft,
    CallSupervisionStarted,
    CallEnded,
  ],
  needs,
  memory: (): Memory => ({ nodeGoneAt: undefined }),
  key: ({ data }) => data.callId,
  begin: (tools) => loseAll(tools.startedAt, tools),
  watch: ({ presence, clock }, changed, memory) =>
    presence.onNodeGone(() => {
      const now = clock.now();
      memory.nodeGoneAt ??= now;
      changed(NODES, new Date(now.getTime() + MOVE_MS));
    }),
  run: async (key, tools) => {
    if (key !== NODES) {
      await endOverdue(key, tools);
      return;
    }
    // They have had a moment to come to another one.
    const { memory, startedAt, alsoFor } = tools;
    for (const callId of await loseAll(memory.nodeGoneAt ?? startedAt, tools)) alsoFor(callId);
    memory.nodeGoneAt = undefined;
  },
});

async function endOverdue(callId: string, tools: Tools): Promise<void> {
  const { stateOf, execute, again, now } = tools;
  const call = await stateOf(stream(Call, callId));
  if (call.stage !== 'on') return;
  const part = { correlationId: callId };
  const ends: number[] = [];
  for (const { joinerId, awaySince } of awaitedIn(call, tools.needs.origins.of(call.origin.kind))) {
    const end = endOf(awaySince, tools);
    if (end > now.getTime()) ends.push(end);
    // Came back at the moment at which the node that was before was found to be gone.
    else if (isHere(callId, joinerId, tools)) await execute(JoinCall, { callId, joinerId }, part);
    else {
      const because = { reason: 'connection-lost', awaySince } as const;
      await execute(LeaveCall, { callId, joinerId, because }, part);
    }
  }
  for (const [joinerId, { since }] of Object.entries(call.supervisors)) {
    const end = endOf(since, tools);
    if (end > now.getTime()) ends.push(end);
    else if (!isHere(callId, joinerId, tools))
      await execute(LoseConnection, { callId, joinerId, since: now.toISOString() }, part);
  }
  if (ends.length > 0) again(new Date(Math.min(...ends)));
}

/** Returns the moment until which a person is waited for, in milliseconds since 1970. */
const endOf = (since: string, { startedAt }: Tools): number =>
  Math.max(Date.parse(since), startedAt.getTime()) + CALL_RETURN_MS;

/** Gives back the calls that were looked at. */
async function loseAll(since: Date, tools: Tools): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const callId of await tools.needs.underWay.ids()) {
    try {
      await loseConnections(callId, since.toISOString(), tools);
      seen.push(callId);
    } catch (error) {
      // A damaged event is logged where it is read; the other calls are still handled.
      if (!(error instanceof UnreadableEvent)) throw error;
    }
  }
  return seen;
}

/** Participants who were connected before are so no more, but those who have come back already. */
async function loseConnections(callId: string, since: string, tools: Tools): Promise<void> {
  const call = await tools.stateOf(stream(Call, callId));
  if (call.stage !== 'on') return;
  for (const [joinerId, { joined, awaySince }] of Object.entries(call.participants)) {
    if (!joined || awaySince !== null || isHere(callId, joinerId, tools)) continue;
    await tools.execute(LoseConnection, { callId, joinerId, since }, { correlationId: callId });
  }
  for (const joinerId of Object.keys(call.supervisors)) {
    if (isHere(callId, joinerId, tools)) continue;
    await tools.execute(LoseConnection, { callId, joinerId, since }, { correlationId: callId });
  }
}

function isHere(callId: string, joinerId: string, { needs: { presence } }: Tools): boolean {
  return presence.in('conference', `call:${callId}`).some(({ id }) => id === joinerId);
}
