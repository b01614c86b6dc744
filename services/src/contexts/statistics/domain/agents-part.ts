import type { CountedCall } from './call-tally.js';

/** The agents who had a call, the first one first. */
export const agentsOf = ({ agentId, parts }: CountedCall): readonly string[] => {
  if (parts.length > 0) return parts.map((part) => part.agentId);
  return agentId === null ? [] : [agentId];
};

/**
 * Returns what counts of a call for one of its agents: the time from taking it until handing it
 * over. The wait was for its first agent alone, and the rating is of the last one. A call that
 * another agent let ring first does not count against the one who served the visitor.
 */
export function agentsPart(call: CountedCall, memberId: string): CountedCall {
  const missedBy = call.missedBy.filter((one) => one === memberId);
  const part = call.parts.find(({ agentId }) => agentId === memberId);
  if (part === undefined) return { ...call, missedBy };
  const isLast = call.agentId === memberId;
  return {
    ...call,
    missedBy,
    durationMs: part.durationMs,
    waitedMs: call.parts[0] === part ? call.waitedMs : null,
    ...(!isLast && { outcome: 'served', rated: false, rating: null }),
  };
}
