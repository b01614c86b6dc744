import { ownPartOf, type CallRecord } from '@foyer/contracts/calls';

import type { CountedCall } from './call-tally.js';

type Counted = Omit<CountedCall, 'missedBy'>;

/**
 * Returns what counts of a call for one of its agents: the time from taking it until handing it
 * over. The wait was for its first agent alone.
 */
export function agentsPart(call: Counted, record: CallRecord, memberId: string): Counted {
  const { agentId, handOvers } = record;
  const firstId = handOvers[0]?.fromId ?? agentId;
  return {
    ...call,
    outcome: agentId === memberId ? call.outcome : 'served',
    waitedMs: firstId === memberId ? call.waitedMs : null,
    durationMs: ownPartOf(record, memberId).durationMs,
  };
}
