import type { DeskEvent } from '@foyer/contracts/visits';

import type { Break } from './breaks.js';
import { evolveDesk, newDesk, type Desk } from './state.js';
import type { WorkingTime } from '../routing/simulate-waits.js';

/** Something that happened at a desk, and when. */
export interface AtDesk {
  readonly event: DeskEvent;
  readonly at: string;
}

/**
 * Computes when an agent was open for visitors, without regard to calls: the history of the desk
 * without its visitors.
 */
export function workingTime(agentId: string, history: readonly AtDesk[]): WorkingTime {
  const available: { from: number; to: number }[] = [];
  const breaks = new Map<string, Break>();
  let desk = newDesk;
  let since: number | null = null;
  for (const { event, at } of history) {
    desk = evolveDesk(desk, event);
    for (const one of desk.breaks) breaks.set(one.from, one);
    const now = Date.parse(at);
    if (isThere(desk)) since ??= now;
    else if (since !== null) {
      available.push({ from: since, to: now });
      since = null;
    }
  }
  if (since !== null) available.push({ from: since, to: Infinity });
  return { agentId, available, breaks: [...breaks.values()] };
}

/** How long the calls of a desk took, by visit, in milliseconds. */
export function handlingTimes(history: readonly AtDesk[]): ReadonlyMap<string, number> {
  const begun = new Map<string, { visitId: string; at: number }>();
  const took = new Map<string, number>();
  for (const { event, at } of history) {
    if (event.type === 'AgentEngaged') {
      const { callId, visitId } = event.data;
      begun.set(callId, { visitId, at: Date.parse(at) });
    }
    if (event.type !== 'AgentFreed') continue;
    const call = begun.get(event.data.callId);
    if (call) took.set(call.visitId, Date.parse(event.data.at) - call.at);
  }
  return took;
}

function isThere(desk: Desk) {
  const { open, lostSince, availability, engagement, callStatus, notRespondingSince, wrapUp } =
    desk;
  const works =
    open && lostSince === null && (availability === 'auto' || availability === 'manual');
  const busyByWord = callStatus === 'busy' && engagement.kind !== 'inCall' && wrapUp === null;
  // A meeting is no time for visitors, and another call is none either.
  return works && desk.otherCallIds.length === 0 && notRespondingSince === null && !busyByWord;
}
