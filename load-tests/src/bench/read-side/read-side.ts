import { createHash } from 'node:crypto';
import { eventDefinitions } from '@foyer/contracts/events';
import type { EventLog } from '@foyer/event-log';
import {
  type Projection,
  ProjectionRunner,
  type ProjectionStore,
  type ReadEvents,
} from '@foyer/projections';

/**
 * Parses events with the contracts' schemas, as the back end does in addition to decrypting
 * names.
 */
export const readEvents: ReadEvents = async (events) =>
  events.map(({ type, data }) => {
    const definition = eventDefinitions.get(type);
    return definition === undefined ? 'unknown' : { type, data: definition.data.parse(data) };
  });

/** A runner that ends the benchmark when anything goes wrong. */
export function runnerOf(
  log: EventLog,
  store: ProjectionStore,
  projections: readonly Projection[],
): ProjectionRunner {
  const fail = (fault: unknown): never => {
    throw fault instanceof Error ? fault : new Error(String(fault));
  };
  return new ProjectionRunner({
    log,
    store,
    projections,
    readEvents,
    onFault: fail,
    onStopped: fail,
  });
}

/** A hash over all documents that queries are answered from. */
export async function hashOf(store: ProjectionStore): Promise<string> {
  const hash = createHash('sha256');
  for (const build of await store.builds()) {
    if (!build.live) continue;
    for (const name of Object.keys(build.collections).sort()) {
      for await (const text of store.export(build, name)) hash.update(`${name} ${text}\n`);
    }
  }
  return hash.digest('hex');
}
