import type { ReadableLog } from '../port/event-log.js';
import type { RecordedEvent } from '../port/event.js';
import type { ChainBreak, ChainProblem } from './chain-verdict.js';
import { chainedEvent, type ChainedEvent } from './chained-event.js';
import { findCheckpointed } from './find-checkpointed.js';

/**
 * The first difference between what a checkpoint holds and what stands in its place, undefined
 * where there is none.
 * @param checkpointed what the checkpoint holds.
 * @param found events in the order of the log, from the first that this checkpoint covers.
 */
export async function findBreak(
  log: ReadableLog,
  checkpoint: RecordedEvent,
  checkpointed: readonly ChainedEvent[],
  found: readonly ChainedEvent[],
): Promise<ChainBreak | undefined> {
  const index = checkpointed.findIndex(({ leaf }, at) => leaf !== found[at]?.leaf);
  const expected = checkpointed[index];
  if (!expected) return undefined;
  const actual = found[index];
  if (actual && found.some(({ leaf }) => leaf === expected.leaf)) {
    const known = await findCheckpointed(
      log,
      checkpoint.revision,
      ({ leaf }) => leaf === actual.leaf,
    );
    return breakAt(known ? 'swapped' : 'added', actual);
  }
  if (actual && isSamePlace(actual, expected)) return breakAt('edited', actual);
  if (await isElsewhere(log, expected)) return breakAt('swapped', actual ?? expected);
  // An edit may have touched the very names by which an event is known.
  if (actual?.position === expected.position) return breakAt('edited', actual);
  return breakAt('dropped', expected);
}

export function breakAt(problem: ChainProblem, event: Omit<ChainedEvent, 'leaf'>): ChainBreak {
  const { position, stream, revision } = event;
  return { ok: false, problem, position, stream, revision };
}

function isSamePlace(one: ChainedEvent, other: ChainedEvent): boolean {
  return one.stream === other.stream && one.revision === other.revision;
}

/** True if the event is in the log as it was checkpointed, only in another place. */
async function isElsewhere(log: ReadableLog, expected: ChainedEvent): Promise<boolean> {
  for await (const event of log.readStream(expected.stream, expected.revision)) {
    return chainedEvent(event).leaf === expected.leaf;
  }
  return false;
}
