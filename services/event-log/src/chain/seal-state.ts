import type { EventLog } from '../port/event-log.js';
import type { Position } from '../port/event.js';
import { Seal, SEAL_STREAM, sealedEvents } from './seal.js';

/** Where sealing stands, as the log itself tells. */
export interface SealState {
  /** Revision of the last seal, undefined before the first. */
  readonly revision: number | undefined;
  readonly head: string | null;
  /** Position of the last sealed event. */
  readonly after: Position | undefined;
}

/** Reads from the last seal where to go on; the log is the only memory, so nothing is sealed twice or left out. */
export async function readSealState(log: EventLog): Promise<SealState> {
  const last = await log.lastOf(SEAL_STREAM);
  if (!last) return { revision: undefined, head: null, after: undefined };
  const seal = Seal.parse(last.data);
  const sealed = sealedEvents(seal).at(-1);
  // The event is asked for its position: a log that was moved numbers otherwise than its seals say.
  for await (const event of log.readStream(sealed?.stream ?? '', sealed?.revision)) {
    if (event.revision === sealed?.revision) {
      return { revision: last.revision, head: seal.head, after: event.position };
    }
    break;
  }
  return { revision: last.revision, head: seal.head, after: seal.to };
}
