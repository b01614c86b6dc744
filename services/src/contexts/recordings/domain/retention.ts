import { accepted, type Decision } from '@foyer/contracts/decision';
import type { RecordingRetentionEvent } from '@foyer/contracts/recordings';

const DAY_MS = 86_400_000;

/** After how many days recordings are deleted; null keeps them. */
export interface Retention {
  readonly days: number | null;
}

export const noRetention: Retention = { days: null };

export function evolveRetention(
  _: Retention,
  { data: { days } }: RecordingRetentionEvent,
): Retention {
  return { days };
}

/** Sets how long recordings are kept; the same again changes nothing. */
export function setRetention(
  { days: before }: Retention,
  { days, by }: { readonly days: number | null; readonly by: string },
): Decision<readonly RecordingRetentionEvent[]> {
  if (before === days) return accepted([]);
  return accepted([{ type: 'RecordingRetentionSet', data: { days, setBy: by } }]);
}

/** When a recording of a time is to be deleted; undefined where it is kept. */
export function endOfRetention({ days }: Retention, recordedAt: string): Date | undefined {
  return days === null ? undefined : new Date(Date.parse(recordedAt) + days * DAY_MS);
}
