import { accepted, type Decision } from '@foyer/contracts/decision';
import type { RecordingRetentionEvent } from '@foyer/contracts/recordings';

const DAY_MS = 86_400_000;

/** After how many days recordings are deleted; null keeps them. */
export interface Retention {
  readonly days: number | null;
  /** The number of the last change; -1 before any. */
  readonly revision: number;
}

export const noRetention: Retention = { days: null, revision: -1 };

export function evolveRetention(
  { revision }: Retention,
  { data: { days } }: RecordingRetentionEvent,
): Retention {
  return { days, revision: revision + 1 };
}

/** Sets how long recordings are kept; the same again changes nothing. */
export function setRetention(
  { days: before }: Pick<Retention, 'days'>,
  { days, by }: { readonly days: number | null; readonly by: string },
): Decision<readonly RecordingRetentionEvent[]> {
  if (before === days) return accepted([]);
  return accepted([{ type: 'RecordingRetentionSet', data: { days, setBy: by } }]);
}

/** Recordings that began by then are older than is kept; undefined where all are kept. */
export function expiredUntil({ days }: Pick<Retention, 'days'>, now: Date): string | undefined {
  return days === null ? undefined : new Date(now.getTime() - days * DAY_MS).toISOString();
}
