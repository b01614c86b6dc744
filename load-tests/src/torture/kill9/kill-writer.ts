import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Notified } from './audit.js';
import { hear } from './hear.js';
import { parseLines } from './lines.js';
import type { Mutant } from './mutants.js';

/**
 * Most lines that a writer prints before it is killed: a slow machine kills it no earlier in its
 * work.
 */
const MOST_LINES = 30;
/**
 * Longest time after them, in milliseconds, so that it is killed in the middle of an append as
 * well.
 */
const LONGEST_REST = 20;

/**
 * Lets a process write into the folder, and kills it at a random moment. Returns its reports
 * until then.
 */
export async function killWriter(
  program: string,
  folder: string,
  mutant: Mutant | undefined,
): Promise<Notified[]> {
  const args = [program, folder, ...(mutant ? [mutant] : [])];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(writer, 'close');
  let text = '';
  writer.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const lines = 1 + randomInt(MOST_LINES);
  while (text.split('\n').length <= lines && writer.exitCode === null) {
    await Promise.race([once(writer.stdout, 'data'), closed]);
  }
  await delay(randomInt(LONGEST_REST));
  writer.kill('SIGKILL');
  await closed;
  if (writer.signalCode !== 'SIGKILL') throw new Error('The writer ended before it was killed');
  return notifiedBy(text);
}

function notifiedBy(text: string): Notified[] {
  const notified = new Map<string, Notified>();
  for (const line of parseLines(text)) hear(notified, line);
  return [...notified.values()];
}
