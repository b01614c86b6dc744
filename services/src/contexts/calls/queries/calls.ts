import type { CallRecord } from '@foyer/contracts/calls';
import { RatingType } from '@foyer/contracts/portals';
import { contains, trusted } from '@foyer/projections';
import { callRecords } from '@foyer/projections/calls';

import { defineReadModel } from '../../../platform/http/index.js';

interface CallCriteria {
  /** Part of the name of a visitor, an agent or a portal. */
  readonly q?: string | undefined;
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
  /** Who has it as its agent, or handed it over. */
  readonly hadBy?: string | undefined;
  /** Who led it, or was in it. */
  readonly memberId?: string | undefined;
  readonly rated?: boolean | undefined;
  readonly state?: CallRecord['state'] | undefined;
  /** Bounds of the moment of ringing, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Calls that the visitor rated, in whatever way. */
export const IS_RATED = trusted({ $in: RatingType.options });

const agentOr = (path: 'handOvers.fromId' | 'joiners.joinerId', id: string) => ({
  $or: [{ agentId: id }, { [path]: id }],
});

/** The calls that there were and are. */
export const calls = defineReadModel<CallRecord, CallCriteria>({
  name: 'calls',
  projections: [callRecords.name],
  notFound: 'CALL_NOT_FOUND',
  filter: ({ q, queueId, agentId, hadBy, memberId, rated, state, from, to }) => {
    const part = q === undefined || q === '' ? undefined : contains(q);
    return {
      ...(part && { $or: [{ visitorName: part }, { agentName: part }, { queueName: part }] }),
      ...(queueId !== undefined && { queueId }),
      ...(agentId !== undefined && { agentId }),
      // Beside a search, which has alternatives of its own.
      ...((hadBy ?? memberId) !== undefined && {
        $and: [
          ...(hadBy === undefined ? [] : [agentOr('handOvers.fromId', hadBy)]),
          ...(memberId === undefined ? [] : [agentOr('joiners.joinerId', memberId)]),
        ],
      }),
      ...(state !== undefined && { state }),
      ...(rated !== undefined && { ratingType: rated ? IS_RATED : null }),
      ...((from !== undefined || to !== undefined) && {
        rangAt: trusted({
          ...(from !== undefined && { $gte: new Date(from).toISOString() }),
          ...(to !== undefined && { $lte: new Date(to).toISOString() }),
        }),
      }),
    };
  },
});
