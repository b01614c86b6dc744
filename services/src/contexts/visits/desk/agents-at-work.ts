import { AT_WORK, agentState, type AgentState } from '@foyer/contracts/visits';

/** The states in which an agent can take a visitor before another one is served. */
const FREE: readonly AgentState[] = ['free', 'offered'];

/**
 * Counts the agents who are at work, and those of them who are free. Agents who do not respond, are
 * on a break or lost the connection do not count. Agents who take a break after the call do not
 * count either: no visitor should wait for them.
 */
export function agentsAtWork(desks: readonly Parameters<typeof agentState>[0][]): {
  readonly working: number;
  readonly free: number;
} {
  const staying = desks.filter(({ availability }) => ['auto', 'manual'].includes(availability));
  const states = staying.map((desk) => agentState(desk).state);
  const among = (some: readonly AgentState[]) => states.filter((state) => some.includes(state));
  return { working: among(AT_WORK).length, free: among(FREE).length };
}
