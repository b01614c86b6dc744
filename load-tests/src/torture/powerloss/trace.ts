import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLines, type Line } from '../kill9/lines.js';

/** One call of the writing process to the kernel, in their order. */
export type Call =
  | { readonly call: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly call: 'truncate'; readonly file: string; readonly size: number }
  | { readonly call: 'sync'; readonly file: string }
  | { readonly call: 'tell'; readonly line: Line };

const CALLS = 'pwrite64,write,fdatasync,fsync,ftruncate';
/** `FOYER_TEST_STRACE`, or the one on the path. */
const STRACE = process.env.FOYER_TEST_STRACE ?? 'strace';
/** Longer than any page and any line. */
const LONGEST_TEXT = '200000';

/** Checks that a program's calls can be traced on this machine. */
export function canRecord(): boolean {
  return spawnSync(STRACE, ['-V']).status === 0;
}

/**
 * Runs a program and records its calls to the kernel, a file for each of its threads. Returns its
 * reports.
 * @param inject Faults that the kernel answers with in place of the truth, in the words of
 * strace.
 * @throws Error when the program fails, with its output.
 */
export async function record(
  folder: string,
  program: readonly string[],
  inject: readonly string[] = [],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const options = ['-ff', '-y', '-xx', '-s', LONGEST_TEXT, '-e', `trace=${CALLS}`, ...inject];
  const args = [...options, '-o', join(folder, 'calls'), process.execPath, ...program];
  const child = spawn(STRACE, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let notified = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (notified += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as unknown[];
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${String(code)}: ${said}`);
  return notified;
}

/** Returns the main thread's calls to files in a folder, and its reports. */
export async function readTrace(folder: string, dataFolder: string): Promise<Call[]> {
  const threads = (await readdir(folder)).filter((name) => name.startsWith('calls.'));
  const main = threads.sort((a, b) => numberOf(a) - numberOf(b))[0];
  if (main === undefined) throw new Error(`${folder} holds no trace`);
  const text = await readFile(join(folder, main), 'latin1');
  return text.split('\n').flatMap((line) => callOf(line, `${dataFolder}/`));
}

const numberOf = (name: string): number => Number(name.split('.').at(-1));

const CALL = /^(\w+)\((\d+)<([^>]*)>(?:, (.*))?\)\s+= (-?\d+)/;

function callOf(text: string, folder: string): Call[] {
  const [, call, fd, hexPath = '', rest = '', result] = CALL.exec(text) ?? [];
  // A failed call did nothing.
  if (call === undefined || Number(result) < 0) return [];
  if (call === 'write' && fd === '1') {
    return parseLines(bytesIn(rest).toString()).map((line) => ({ call: 'tell', line }));
  }
  const path = bytesIn(hexPath).toString();
  if (!path.startsWith(folder)) return [];
  const file = path.slice(folder.length);
  switch (call) {
    case 'pwrite64': {
      const at = Number(rest.slice(rest.lastIndexOf(' ') + 1));
      return [{ call: 'write', file, at, bytes: bytesIn(rest).subarray(0, Number(result)) }];
    }
    case 'ftruncate':
      return [{ call: 'truncate', file, size: Number(rest) }];
    case 'fsync':
    case 'fdatasync':
      return [{ call: 'sync', file }];
    default:
      throw new Error(`${call} to ${file} is not understood`);
  }
}

/** The bytes of the first text, which is hexadecimal: `\x41\x42`. */
function bytesIn(text: string): Buffer {
  const hex = /(?:\\x[0-9a-f]{2})+/.exec(text)?.[0] ?? '';
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}
