import type { ReadableLog, RecordedEvent } from '@foyer/event-log';
import { verifyChain } from '@foyer/event-log/chain';
import type { Reading } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { isEncrypted } from '#platform/stores/personal-data';
import { eventDefinitions } from '@foyer/contracts/events';
import { subjectFieldOf } from '@foyer/contracts/schema';

import { COVERED_WITHIN_MS, linesOf } from '../audit/verify-log.js';
import type { Problem } from './problem.js';
import { reasonUnsound } from './reason-unsound.js';

export interface CheckedLog {
  readonly events: number;
  readonly installation: string | undefined;
  /** The people whose keys the log needs. */
  readonly subjects: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * Checks the file of a log, its hash chain and which keys it needs, in one reading.
 * @param now The moment to which the age of events without a checkpoint is counted.
 */
export async function checkLog(path: string, reading: Reading, now: Date): Promise<CheckedLog> {
  const found = { events: 0, installation: undefined as string | undefined };
  const subjects = new Set<string>();
  const unsound = reasonUnsound(path, reading);
  if (unsound !== undefined) {
    const sentence = `The file of the event log is damaged: ${unsound}`;
    const problem = { problem: 'LOG_DAMAGED', about: path, sentence } as const;
    return { ...found, subjects, problems: [problem] };
  }
  const log = openSqliteEventLogForReading({ path, reading });
  try {
    const seen = noting(log, (event) => {
      found.events += 1;
      found.installation ??= event.id;
      const subject = subjectOf(event);
      if (subject !== undefined) subjects.add(subject);
    });
    const problems = await problemsIn(seen, path, now);
    return { ...found, subjects, problems };
  } finally {
    await log.close();
  }
}

async function problemsIn(log: ReadableLog, path: string, now: Date): Promise<Problem[]> {
  const verdict = await verifyChain(log, { coveredWithinMs: COVERED_WITHIN_MS, now });
  if (verdict.ok) return [];
  const [what, which] = linesOf(verdict);
  const problem = verdict.problem === 'checkpoint-missing' ? 'LOG_NOT_COVERED' : 'CHAIN_BROKEN';
  return [{ problem, about: path, sentence: `${what} ${which}` }];
}

function noting(log: ReadableLog, note: (event: RecordedEvent) => void): ReadableLog {
  return {
    readStream: (stream, from) => log.readStream(stream, from),
    async *readAll(after, filter) {
      for await (const event of log.readAll(after, filter)) {
        note(event);
        yield event;
      }
    },
  };
}

/** The person, or the payment, under whose key an event has encrypted fields. */
function subjectOf({ type, data, metadata }: RecordedEvent): string | undefined {
  const definition = eventDefinitions.get(type);
  const field = definition && subjectFieldOf(definition, metadata.schemaVersion);
  const subject = field === undefined ? undefined : data[field];
  if (typeof subject !== 'string' || !Object.values(data).some(isEncrypted)) return undefined;
  return subject;
}
