import type { CallRecord } from '@foyer/contracts/calls';

/** The figures of a member's calls; an average without calls is null. */
export interface MemberFigures {
  readonly calls: number;
  readonly averageMs: number | null;
  readonly waitedMs: number | null;
  readonly rating: number | null;
  readonly rated: number;
}

const average = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
};

export function memberFigures(
  calls: readonly Pick<CallRecord, 'durationMs' | 'waitedMs' | 'rating'>[],
): MemberFigures {
  return {
    calls: calls.length,
    averageMs: average(calls.map(({ durationMs }) => durationMs)),
    waitedMs: average(calls.map(({ waitedMs }) => waitedMs)),
    rating: average(calls.map(({ rating }) => rating)),
    rated: calls.filter(({ rating }) => rating !== null).length,
  };
}
