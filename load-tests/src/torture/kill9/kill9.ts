import { join } from 'node:path';
import {
  EventIdReused,
  RevisionConflict,
  type EventLog,
  type Position,
  type RecordedEvent,
} from '@foyer/event-log';
import { HashChainCheckpointer, verifyChain } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { Audit, type Notified } from './audit.js';
import { killWriter } from './kill-writer.js';
import type { Mutant } from './mutants.js';

export interface Kill9Options {
  /** The built writer program. */
  readonly program: string;
  /** An empty folder for the log. */
  readonly folder: string;
  readonly kills: number;
  readonly mutant?: Mutant | undefined;
  readonly say?: (line: string) => void;
}

/** How it went; `wrong` is empty for a log that keeps its word. */
export interface Kill9Report {
  kills: number;
  acknowledged: number;
  /** Appends under way at a kill, which were then made again with the same ids. */
  repeated: number;
  events: number;
  readonly wrong: string[];
}

/** The number of kills after which, as at the end, the chain is verified from its beginning. */
const VERIFY_EVERY = 25;

/**
 * R1 for the log alone: kills a writing process again and again and looks at what it left. Stops at
 * the first kill after which something is wrong.
 */
export async function kill9(options: Kill9Options): Promise<Kill9Report> {
  const { program, folder, kills, mutant, say = () => undefined } = options;
  const audit = new Audit();
  const report: Kill9Report = { kills: 0, acknowledged: 0, repeated: 0, events: 0, wrong: [] };
  let after: Position | undefined;
  while (report.kills < kills && report.wrong.length === 0) {
    const notified = await killWriter(program, folder, mutant);
    report.kills += 1;
    report.acknowledged += notified.filter(({ heard }) => heard === 'ack').length;
    report.repeated += notified.filter(({ heard }) => heard === 'nothing').length;
    const log = openSqliteEventLog({ path: join(folder, 'events.db') });
    const answered = await repeatUnanswered(log, notified);
    if (report.kills % VERIFY_EVERY === 0 || report.kills === kills) {
      report.wrong.push(...(await checkChain(log)));
      say(`${report.kills} kills, ${report.acknowledged} acknowledged appends`);
    }
    const events = await readAfter(log, after);
    report.wrong.push(...audit.check(events, answered));
    report.events += events.length;
    after = events.at(-1)?.position ?? after;
    await log.close();
  }
  return report;
}

/** Makes each append again that was under way, as a client would that got no answer. */
async function repeatUnanswered(log: EventLog, notified: readonly Notified[]): Promise<Notified[]> {
  return Promise.all(
    notified.map(async (one): Promise<Notified> => {
      if (one.heard !== 'nothing') return one;
      try {
        await log.append(one.appends);
        return { ...one, heard: 'ack' };
      } catch (error) {
        const isErrorAnswer = error instanceof RevisionConflict || error instanceof EventIdReused;
        if (!isErrorAnswer) throw error;
        return { ...one, heard: 'refused' };
      }
    }),
  );
}

async function checkChain(log: EventLog): Promise<string[]> {
  await HashChainCheckpointer.start(log).stop();
  const verdict = await verifyChain(log);
  return verdict.ok ? [] : [`the chain is broken at ${verdict.position}: ${verdict.problem}`];
}

async function readAfter(log: EventLog, after: Position | undefined): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of log.readAll(after)) events.push(event);
  return events;
}
