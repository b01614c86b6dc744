import type { ReadableLog } from '../port/event-log.js';
import type { ChainedEvent } from './chained-event.js';
import { Seal, SEAL_STREAM, sealedEvents } from './seal.js';

/** The first sealed event that matches, looked for in all seals from a revision on. */
export async function findSealed(
  log: ReadableLog,
  fromRevision: number,
  matches: (event: ChainedEvent) => boolean,
): Promise<ChainedEvent | undefined> {
  for await (const { data } of log.readStream(SEAL_STREAM, fromRevision)) {
    const seal = Seal.safeParse(data);
    const found = seal.success ? sealedEvents(seal.data).find(matches) : undefined;
    if (found) return found;
  }
  return undefined;
}
