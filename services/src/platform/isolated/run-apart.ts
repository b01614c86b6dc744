import { fork } from 'node:child_process';

/** What work on a file may take. */
export interface WorkLimits {
  /** How long, in milliseconds. */
  readonly ms: number;
  /** How much of it may be objects of the program, in MB. */
  readonly heapMegabytes: number;
  /** How much memory in all, in MB. */
  readonly megabytes: number;
}

/** What a process of its own is sent. */
export interface Work {
  /** The address of what runs in its thread: it is given `workerData`, and posts one message. */
  readonly program: string;
  readonly input: unknown;
  readonly limits: WorkLimits;
}

/** Where compiled programs lie: what a test compiles in memory has its processes where the compiler has put them. */
export const compiled = (url: string): string =>
  url.endsWith('.ts') ? url.replace('/services/src/', '/services/dist/') : url;

const apart = new URL('./apart-process.js', compiled(import.meta.url));

/** The work took too much, or failed; which of them it was is the file's own matter. */
export class WorkFailed extends Error {}

/**
 * Works on a file in a process that ends with it: whatever a file does to it, only that work fails.
 * @param signal aborted once it is not wanted any more: it rejects with the reason
 * @throws WorkFailed
 */
export function runApart<Result>(work: Work, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = fork(apart, [], {
      // Nothing of a file gets to know how the program is set up, nor into its log.
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
    const timer = setTimeout(fail, work.limits.ms);
    child.once('message', (result: Result) => end(() => resolve(result)));
    child.once('error', fail);
    child.once('exit', fail);
    child.send(work, (error) => {
      if (error) fail();
    });
  });
}
