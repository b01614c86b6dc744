import { fork } from 'node:child_process';

import { currentBundle } from '../current-bundle.js';

/** The limits of work on a file. */
export interface WorkLimits {
  /**
   * Processor time, in milliseconds. The time by the clock would call a sound file broken on a busy
   * machine.
   */
  readonly ms: number;
  /** By the clock, in milliseconds, for work that others wait for; by default ten times as long. */
  readonly msByTheClock?: number;
  /** How much of it may be objects of the program, in MB. */
  readonly heapMegabytes: number;
  /** How much memory in all, in MB. */
  readonly megabytes: number;
}

/** The message to a separate process. */
export interface Work {
  /** The address of what runs in its thread: it is given `workerData`, and posts one message. */
  readonly program: string;
  readonly input: unknown;
  readonly limits: WorkLimits;
}

const APART = 'apart-process.js';

/**
 * The address next to which the compiled programs lie. A test compiles in memory, and its processes
 * use the compiler's output: a bundled program starts in a third of the time.
 */
export function compiled(url: string): string {
  const [root, ofSource] = url.split('/services/src/');
  if (!url.endsWith('.ts') || root === undefined || ofSource === undefined) return url;
  const folder = new URL(`${root}/services/dist/`);
  return (currentBundle(folder, APART) ?? new URL(ofSource, folder)).href;
}

/** Work that waits for something uses no processor: it ends after so many times its limit. */
const TIMES_BY_THE_CLOCK = 10;

const apart = new URL(APART, compiled(import.meta.url));

/** The work took too much, or failed; which of them it was is the file's own matter. */
export class WorkFailed extends Error {}

/**
 * Works on a file in a process that ends with it: if a file breaks the process, only that work
 * fails.
 * @param signal aborted once it is not wanted any more: it rejects with the reason
 * @throws WorkFailed
 */
export function runApart<Result>(work: Work, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = fork(apart, [], {
      // A file learns no setting of the program, and writes nothing to its log.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      settle();
      child.kill('SIGKILL');
    };
    const fail = () => end(() => reject(new WorkFailed()));
    const leave = () => end(() => reject(signal.reason as Error));
    signal.addEventListener('abort', leave, { once: true });
    const { ms, msByTheClock = ms * TIMES_BY_THE_CLOCK } = work.limits;
    const timer = setTimeout(fail, msByTheClock);
    child.once('message', (result: Result) => end(() => resolve(result)));
    child.once('error', fail);
    child.once('exit', fail);
    child.send(work, (error) => {
      if (error) fail();
    });
  });
}
