import type { EventLog, RecordedEvent } from '@foyer/event-log';
import { leafHash, Seal } from '@foyer/event-log/chain';

import { SealIndex } from '../history/seal-index.js';

/** Seals after an event that are looked at; its own is the first or the second. */
const NEAR = 4;

/** Events together with the seals that vouch for them, in the order of the log. Newest ones may have none yet. */
export async function withSeals(
  log: Pick<EventLog, 'readStream' | 'lastOf'>,
  events: readonly RecordedEvent[],
): Promise<RecordedEvent[]> {
  const seals = new SealIndex(log);
  const all = new Map(events.map((event) => [event.position, event]));
  let last: RecordedEvent | undefined;
  for (const event of events) {
    if (last !== undefined && covers(last, event)) continue;
    last = await sealOf(seals, event);
    if (last !== undefined) all.set(last.position, last);
  }
  return [...all.values()].sort((a, b) => (a.position < b.position ? -1 : 1));
}

async function sealOf(seals: SealIndex, event: RecordedEvent): Promise<RecordedEvent | undefined> {
  const first = await seals.firstAfter(event.position);
  for (let revision = first; revision < first + NEAR; revision += 1) {
    const seal = await seals.at(revision);
    if (seal === undefined || covers(seal, event)) return seal;
  }
  return undefined;
}

function covers(seal: RecordedEvent, event: RecordedEvent): boolean {
  return Seal.parse(seal.data).leaves.split(' ').includes(leafHash(event));
}
