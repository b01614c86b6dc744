import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { seededRandom } from '../../seeded-random.js';
import type { Notified } from '../kill9/audit.js';
import { hear } from '../kill9/hear.js';
import { Disk, type Cut } from './disk.js';
import { inspect, layOut } from './inspect.js';
import type { Mutant } from './mutants.js';
import { readTrace, record, type Call } from './trace.js';

export interface PowerlossOptions {
  /** The built writer program. */
  readonly program: string;
  /** An empty folder, or one with the trace of an earlier run, which is then looked at again. */
  readonly folder: string;
  /** Appends of the writer. */
  readonly appends: number;
  /**
   * Power cuts to look at; each call of the writer is cut after at least once where there are as
   * many.
   */
  readonly cuts: number;
  /** Decides what each cut leaves. */
  readonly seed: number;
  readonly mutant?: Mutant | undefined;
  readonly say?: (line: string) => void;
}

/** How it went; `wrong` is empty for a log that keeps its word. */
export interface PowerlossReport {
  cuts: number;
  /** Writes, truncations and syncs of the writer. */
  readonly calls: number;
  readonly syncs: number;
  readonly acknowledged: number;
  readonly wrong: string[];
}

/**
 * The number of cuts of which one is checked closely: the log must continue, and its chain be
 * whole.
 */
const THOROUGH_EVERY = 50;

const KINDS: readonly Cut[] = ['nothing', 'everything', 'some', 'torn'];

/**
 * R2: records every call of a writing process to the kernel. It checks the possible contents of a
 * disk if the power failed between any two calls: all synced data, and any part of the rest.
 * Stops at the first cut after which something is wrong.
 */
export async function powerloss(options: PowerlossOptions): Promise<PowerlossReport> {
  const { folder, cuts, seed, say = () => undefined } = options;
  const data = join(folder, 'data');
  const calls = await recorded(options, data);
  const random = seededRandom(seed);
  const steps = calls.filter(({ call }) => call !== 'tell').length;
  const report: PowerlossReport = {
    cuts: 0,
    calls: steps,
    syncs: calls.filter(({ call }) => call === 'sync').length,
    acknowledged: calls.filter((one) => one.call === 'tell' && one.line.say === 'ack').length,
    wrong: [],
  };
  const disk = new Disk(await filesBefore(folder));
  const notified = new Map<string, Notified>();
  const left = join(folder, 'left');
  let step = 0;
  for (const call of calls) {
    if (call.call === 'tell') hear(notified, call.line);
    else step += 1;
    disk.follow(call);
    // As many cuts after each call as bring the whole to what was asked for.
    while (report.cuts < (cuts * step) / steps) {
      const kind = KINDS[report.cuts % KINDS.length] ?? 'some';
      report.cuts += 1;
      await layOut(left, disk.after(kind, random));
      const isThorough = report.cuts % THOROUGH_EVERY === 0;
      report.wrong.push(...(await inspect(left, [...notified.values()], isThorough)));
      if (report.wrong.length > 0) {
        say(`cut ${report.cuts} (${kind}) after call ${step} of ${steps}`);
        return report;
      }
    }
    if (call.call === 'sync' && step % 500 < 2) say(`${report.cuts} cuts of ${cuts}`);
  }
  return report;
}

async function recorded(
  { program, folder, appends, mutant }: PowerlossOptions,
  data: string,
): Promise<Call[]> {
  const trace = join(folder, 'trace');
  if (!existsSync(trace)) {
    await mkdir(data, { recursive: true });
    const path = join(data, 'events.db');
    // The files that the writer finds are safe already.
    await openSqliteEventLog({ path }).close();
    await layOut(join(folder, 'before'), new Map([['events.db', await readFile(path)]]));
    await record(trace, [program, path, String(appends), ...(mutant ? [mutant] : [])]);
  }
  return readTrace(trace, data);
}

async function filesBefore(folder: string): Promise<Map<string, Buffer>> {
  return new Map([['events.db', await readFile(join(folder, 'before', 'events.db'))]]);
}
