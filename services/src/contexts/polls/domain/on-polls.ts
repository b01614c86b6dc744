import { accepted, type Decision } from '@foyer/contracts/decision';
import type { PollEvent } from '@foyer/contracts/polls';

/** The decision on polls, as its part of a decision over several streams. */
export function onPolls(decided: Decision<readonly PollEvent[]>) {
  return decided.type === 'rejected' ? decided : accepted({ polls: decided.events });
}
