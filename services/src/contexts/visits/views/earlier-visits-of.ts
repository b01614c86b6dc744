import { trusted, type ReadStore } from '@foyer/projections';
import { servedBefore, type EarlierVisits, type VisitDocument } from '@foyer/projections/visits';

/**
 * Counts how often visitors were served before, by the phone number that they proved.
 * @param portalIds The portals whose visits the reader may know; undefined for all.
 */
export async function earlierVisitsOf(
  store: ReadStore,
  present: readonly VisitDocument[],
  portalIds?: readonly string[],
): Promise<EarlierVisits> {
  const visits = store.collection<VisitDocument>('visits');
  const among = portalIds && { queueId: trusted<string>({ $in: [...portalIds] }) };
  const counts = present.map(async (visit) => {
    const { _id, phoneNumber } = visit;
    if (phoneNumber === null) return [];
    const count = await visits.countDocuments({ ...servedBefore(visit, phoneNumber), ...among });
    return [[_id, count] as const];
  });
  return new Map((await Promise.all(counts)).flat());
}
