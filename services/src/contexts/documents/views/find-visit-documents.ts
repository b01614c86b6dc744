import type { CallRecord } from '@foyer/contracts/calls';
import { goodbyeLeftMs } from '@foyer/contracts/visits';
import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';
import type { VisitDocument } from '@foyer/projections/visits';

import { Clock } from '#platform/clock';
import { defineQuery, need } from '#platform/cqrs';
import { PersonalData } from '#platform/stores/personal-data';
import { READ_STORE } from '#platform/tokens';
import { callDocuments } from './find-documents.js';

/** More calls than any visit has; of yet more, the last ones. */
export const CALLS_MAX = 20;

/** The documents that are left to a visitor or guest after the end, and for how long. */
export interface LeftDocuments {
  readonly found: readonly UploadedDocument[];
  readonly leftMs: number;
}

const NOTHING: LeftDocuments = { found: [], leftMs: 0 };

/**
 * The documents that a visitor was shown, for a while after the end of the visit, so that they can
 * still be saved. There are none at a kiosk, where the next person stands. There are none either for
 * a visitor who was removed or forgotten. Documents that others showed each other during a hold are
 * not the visitor's, as in the call: a hold that lasts until the end keeps them away.
 */
export const FindVisitDocuments = defineQuery({
  name: 'FindVisitDocuments',
  needs: { store: need<ReadStore>(READ_STORE), personalData: PersonalData, clock: Clock },
  answer: async (visitId: string, { needs: { store, personalData, clock } }) => {
    const visit = await store.collection<VisitDocument>('visits').findOne({ _id: visitId });
    const endedAt = visit?.endedAt ?? null;
    if (endedAt === null || visit?.device !== null) return NOTHING;
    const leftMs = goodbyeLeftMs(endedAt, clock.now());
    if (leftMs === 0 || (await personalData.isForgotten(visitId))) return NOTHING;
    if (visit.endReason === 'removed') return { ...NOTHING, leftMs };
    // A visitor who was handed on had several calls.
    const calls = await store
      .collection<CallRecord>('calls')
      .find({ originId: visitId }, { sort: { rangAt: -1 }, limit: CALLS_MAX });
    const joined = calls.filter(({ joiners }) => joiners.some((one) => one.joinerId === visitId));
    const inOrder = joined.toReversed();
    const shown = await Promise.all(inOrder.map(({ _id }) => callDocuments(store, _id, visitId)));
    return { found: shown.flat(), leftMs };
  },
});
