import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

import { MixFault } from '../mixing/mix-fault.js';

const NICENESS = 10;
const KEPT_CHARACTERS = 2_000;

interface Run {
  readonly signal: AbortSignal;
  readonly onLine?: (line: string) => void;
}

/**
 * Runs a program of the machine to its end, behind everything else that runs there.
 * @returns what it wrote
 * @throws MixFault where it is not there, fails, or finds the disk full; the signal's reason where
 * it was aborted
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { signal, onLine }: Run,
): Promise<string> {
  signal.throwIfAborted();
  const child = spawn(program, [...args], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  let [said, complaint] = ['', ''];
  createInterface({ input: child.stdout }).on('line', (line) => {
    said = `${said}${line}\n`.slice(-KEPT_CHARACTERS);
    onLine?.(line);
  });
  child.stderr.on('data', (part: Buffer) => {
    complaint = `${complaint}${part.toString()}`.slice(-KEPT_CHARACTERS);
  });
  child.once('spawn', () => {
    try {
      setPriority(child.pid ?? 0, NICENESS);
    } catch {
      // It ended already, or the machine does not allow it.
    }
  });
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    signal.throwIfAborted();
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new MixFault(isMissing ? 'programs-missing' : 'mixing-failed', `${program} did not run`);
  })) as [number | null];
  signal.throwIfAborted();
  if (code === 0) return said;
  const isFull = /No space left on device|ENOSPC/.test(complaint);
  const reason = isFull ? 'disk-full' : 'mixing-failed';
  throw new MixFault(reason, `${program} failed: ${complaint.trim().split('\n').at(-1) ?? ''}`);
}
