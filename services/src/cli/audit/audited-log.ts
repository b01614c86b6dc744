import type { EventLogReader } from '@foyer/event-log/sqlite';
import type { ReadEvents } from '@foyer/projections';
import type { ExportSigner, History } from '#contexts/audit';

/** A log opened for looking back. */
export interface AuditedLog {
  readonly log: EventLogReader;
  readonly history: History;
  readonly readEvents: ReadEvents;
  /** Signs exports; undefined if the keys are not next to the log. */
  signer(): Promise<ExportSigner | undefined>;
  close(): Promise<void>;
}

/** Opens the log when a command needs it, and not before: `--help` must work without one. */
export type OpenAuditedLog = () => Promise<AuditedLog>;

/** Works with the log and closes it in any case. */
export async function withLog<T>(
  open: OpenAuditedLog,
  work: (opened: AuditedLog) => Promise<T>,
): Promise<T> {
  const opened = await open();
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
