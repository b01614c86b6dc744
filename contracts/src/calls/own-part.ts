import type { CallRecord } from './read-models.js';

export interface OwnPart {
  /**
   * The time for which the member was the agent of the call, in milliseconds; null while that
   * continues, or without a call.
   */
  readonly durationMs: number | null;
  /**
   * The member who took the call over; null if there is none. The name is null of a former member.
   */
  readonly handedOverTo: { readonly name: string | null } | null;
}

type Led = Pick<CallRecord, 'startedAt' | 'durationMs' | 'agentId' | 'handOvers'>;

/** Returns a member's part in a call that may have been handed over several times. */
export function ownPartOf(
  { startedAt, durationMs, agentId, handOvers }: Led,
  memberId: string,
): OwnPart {
  if (startedAt === null || handOvers.length === 0) return { durationMs, handedOverTo: null };
  const begun = Date.parse(startedAt);
  const over = durationMs === null ? null : begun + durationMs;
  const isOn = over === null && agentId === memberId;
  const turns = handOvers.map(({ fromId, at }, n) => ({
    ...{ agentId: fromId, until: Date.parse(at) },
    since: n === 0 ? begun : Date.parse(handOvers[n - 1]?.at ?? startedAt),
  }));
  const last = { agentId, since: turns.at(-1)?.until ?? begun, until: over ?? 0 };
  const own = [...turns, last].filter((turn) => turn.agentId === memberId);
  const sum = own.reduce((ms, { since, until }) => ms + Math.max(0, until - since), 0);
  const given = handOvers.findLast(({ fromId }) => fromId === memberId);
  const isGone = agentId !== memberId && given !== undefined;
  return {
    durationMs: isOn ? null : sum,
    handedOverTo: isGone ? { name: given.toName } : null,
  };
}
