import type { CallRecord, PortalFeedback } from '@foyer/contracts/calls';
import { trusted, type ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { ratingFigures } from '../quality/rating-figures.js';
import { IS_RATED } from './calls.js';

interface Asked {
  readonly portalId: string;
  /** Bounds of the moment of ringing, both included. */
  readonly from: string;
  readonly to: string;
}

/** Sums up the ratings of a portal's calls. */
export const GetPortalFeedback = defineQuery({
  name: 'GetPortalFeedback',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async ({ portalId, from, to }: Asked, { needs }): Promise<PortalFeedback> => {
    const rated = await needs.store.collection<CallRecord>('calls').find(
      {
        queueId: portalId,
        ratingType: IS_RATED,
        rangAt: trusted({ $gte: new Date(from).toISOString(), $lte: new Date(to).toISOString() }),
      },
      { projection: { ratingType: 1, rating: 1, comment: 1 } },
    );
    return { queueId: portalId, figures: ratingFigures(rated) };
  },
});
