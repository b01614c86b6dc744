import type { Desk } from './read-models.js';
import type { AgentState } from './supervision.js';

/** Returns the activity of an agent who is at work, and its start, if the desk knows it. */
export function agentState(
  desk: Omit<Desk, 'memberId' | 'setBy'> & {
    /** Since when the agent's connection is gone; null while it is there. */
    readonly lostSince: string | null;
  },
): {
  readonly state: AgentState;
  readonly since: string | null;
} {
  const { lostSince, engagement, notRespondingSince, wrapUp, availability, callStatus, since } =
    desk;
  const [otherCall] = desk.otherCalls;
  if (lostSince !== null) return { state: 'connectionLost', since: lostSince };
  // It rings there, for a visitor or for a colleague.
  if (engagement.kind === 'consulted') return { state: 'offered', since: null };
  if (engagement.kind !== 'free') return { state: engagement.kind, since: null };
  if (otherCall) return { state: 'inCall', since: otherCall.since };
  if (notRespondingSince !== null) return { state: 'notResponding', since: notRespondingSince };
  if (wrapUp !== null) return { state: 'wrapUp', since: null };
  if (availability === 'away') return { state: 'break', since };
  if (availability === 'offline') return { state: 'offline', since };
  return callStatus === 'busy' ? { state: 'busy', since: null } : { state: 'free', since: null };
}
