import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import type { Notified } from '../kill9/audit.js';
import { hear } from '../kill9/hear.js';
import { parseLines } from '../kill9/lines.js';
import { inspect } from './inspect.js';
import type { Mutant } from './mutants.js';
import { record } from './trace.js';

const ALL = ['', '-wal'];

/**
 * A failure that the kernel answers with for a while instead of doing its work; a commit is many
 * writes and one sync.
 */
export interface Fault {
  readonly name: string;
  readonly calls: string;
  readonly error: string;
  /** Number of calls between the stretches that fail. */
  readonly apart: number;
  /** Ends of the names of the files whose calls fail. */
  readonly files: readonly string[];
}

export const FAULTS = [
  { name: 'the disk is full', calls: 'pwrite64', error: 'ENOSPC', apart: 40, files: ALL },
  { name: 'writing fails', calls: 'pwrite64', error: 'EIO', apart: 40, files: ALL },
  { name: 'syncing fails', calls: 'fsync,fdatasync', error: 'EIO', apart: 2, files: ALL },
] as const satisfies readonly Fault[];

/**
 * The write-ahead log is read in checkpoints, which one binding went on with past a failed read:
 * ADR 0001.
 */
export const FAILED_READS: Fault = {
  ...{ name: 'reading the write-ahead log fails', calls: 'pread64', error: 'EIO' },
  ...{ apart: 40, files: ['-wal'] },
};
/** As many appends as bring some checkpoints. */
export const APPENDS_TO_CHECKPOINTS = 400;

export interface FaultOptions {
  /** The built writer program. */
  readonly program: string;
  /** An empty folder. */
  readonly folder: string;
  readonly appends: number;
  readonly fault: Fault;
  /** The first of the failing calls, and the last. */
  readonly from: number;
  readonly to: number;
  readonly mutant?: Mutant | undefined;
}

/** How it went; `wrong` is empty for a log that keeps its word. */
export interface FaultReport {
  readonly acknowledged: number;
  /** Calls that the kernel refused. */
  readonly refused: number;
  readonly wrong: readonly string[];
}

/**
 * R2: lets the kernel refuse a stretch of the writer's calls. The writer must be able to read
 * next to a failed write, except where reads are refused. It is asked again until it can write,
 * and in the end every append is there once.
 */
export async function underFault(options: FaultOptions): Promise<FaultReport> {
  const { program, folder, appends, fault, from, to, mutant } = options;
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  const path = join(data, 'events.db');
  await openSqliteEventLog({ path }).close();
  const inject = `inject=${fault.calls}:error=${fault.error}:when=${from}..${to}`;
  const files = fault.files.flatMap((end) => ['-P', `${path}${end}`]);
  const reads = fault === FAILED_READS ? 'may-fail' : 'succeed';
  const args = [program, path, String(appends), mutant ?? 'none', reads];
  const notified = new Map<string, Notified>();
  const trace = join(folder, 'trace');
  try {
    const text = await record(trace, args, ['-e', `trace=${fault.calls}`, '-e', inject, ...files]);
    for (const line of parseLines(text)) hear(notified, line);
  } catch (error) {
    return { acknowledged: 0, refused: 0, wrong: [String(error)] };
  }
  const wrong = await inspect(data, [...notified.values()], true);
  const acknowledged = [...notified.values()].filter(({ heard }) => heard === 'ack').length;
  return { acknowledged, refused: await countInjected(trace), wrong };
}

async function countInjected(trace: string): Promise<number> {
  const texts = (await readdir(trace)).map((name) => readFile(join(trace, name), 'latin1'));
  return (await Promise.all(texts)).join('').split('(INJECTED)').length - 1;
}
