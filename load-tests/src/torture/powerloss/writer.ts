import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import {
  EventLogUnavailable,
  RevisionConflict,
  type EventLog,
  type StreamAppend,
} from '@foyer/event-log';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { drawAppend } from '../kill9/draw-append.js';
import type { Line } from '../kill9/lines.js';
import { MUTANTS } from './mutants.js';
import { openLog } from './open-log.js';

/** Writers at once. */
const WRITERS = 4;

/** How long a writer waits before it repeats what the log could not take, in milliseconds. */
const RETRY_MS = 5;

/**
 * Writes at once: an observer of this process's calls sees it in its place between the writes and
 * the syncs.
 */
const notify = (line: Line): void => {
  const text = Buffer.from(`${JSON.stringify(line)}\n`);
  let written = 0;
  while (written < text.length) written += writeIfThereIsRoom(text.subarray(written));
};

const [path, appends, mutantName, reads] = process.argv.slice(2);
if (path === undefined) throw new Error('A writer needs a file');
const log = await openLog(
  path,
  MUTANTS.find((name) => name === mutantName),
);
const checkpointer = HashChainCheckpointer.start(log, {
  everyMs: 20,
  everyEvents: 50,
  retryMs: RETRY_MS,
});
notify({ say: 'ready' });
let left = Number(appends);
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
await checkpointer.stop();
await log.close();

/** A reader may pause for a while: the pipe is full then. */
function writeIfThereIsRoom(text: Uint8Array): number {
  try {
    return writeSync(1, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    return 0;
  }
}

async function write(writer: number): Promise<void> {
  while (left > 0) {
    left -= 1;
    const append = randomUUID();
    const drawn = await drawAppend({ lastOf }, writer, append);
    notify({ say: 'intent', append, appends: drawn });
    try {
      notify({ say: 'ack', append, result: await untilTaken(drawn) });
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      notify({ say: 'refused', append });
    }
  }
}

/** The last event of a stream; where reads may fail, once the log can read it. */
async function lastOf(stream: string): ReturnType<EventLog['lastOf']> {
  for (;;) {
    try {
      return await log.lastOf(stream);
    } catch (error) {
      if (reads !== 'may-fail' || !(error instanceof EventLogUnavailable)) throw error;
      await delay(RETRY_MS);
    }
  }
}

/**
 * Repeats an append for as long as the log says that it cannot write; meanwhile it must be
 * readable.
 */
async function untilTaken(appends: readonly StreamAppend[]): ReturnType<EventLog['append']> {
  for (;;) {
    try {
      return await log.append(appends);
    } catch (error) {
      if (!(error instanceof EventLogUnavailable)) throw error;
      for (const { stream } of appends) await lastOf(stream);
      await delay(RETRY_MS);
    }
  }
}
