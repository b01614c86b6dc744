import { trusted, type ReadStore } from '@foyer/projections';
import type { CallNameDocument } from '@foyer/projections/calls';

/**
 * Returns the present names of portals and members; null once a member was forgotten, or if there
 * never was a name.
 */
export async function namesOf(
  store: ReadStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const filter = { _id: trusted({ $in: [...new Set(ids)] }) };
  const found = await store.collection<CallNameDocument>('callNames').find(filter);
  return new Map(found.map(({ _id, name }) => [_id, name]));
}
