import { AT_WORK, agentState, type AgentState } from '@foyer/contracts/visits';

/** Who takes a visitor without another one being served first. */
const FREE: readonly AgentState[] = ['free', 'offered'];

/**
 * Counts the agents who are at work, and those of them who are free. Who does not respond, is on a break or has lost the
 * connection does not count, nor
 * who goes on a break after the call: no visitor should wait for them.
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
