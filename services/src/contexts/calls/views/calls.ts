import type { CallKind, CallOutcome, CallRecord, RecordEndReason } from '@foyer/contracts/calls';
import { RatingType } from '@foyer/contracts/portals';
import { contains, trusted, type Filter } from '@foyer/projections';
import { callRecords } from '@foyer/projections/calls';

import { defineReadModel } from '#platform/http';

interface CallCriteria {
  /** Part of the name of a visitor, an agent, a portal, a session or a meeting. */
  readonly q?: string | undefined;
  readonly queueId?: string | undefined;
  /** The agent who has the call, or handed it over. */
  readonly agentId?: string | undefined;
  /** The member who led the call, or was in it. */
  readonly memberId?: string | undefined;
  readonly rated?: boolean | undefined;
  readonly state?: CallRecord['state'] | undefined;
  readonly outcome?: CallOutcome | undefined;
  readonly endReason?: RecordEndReason | undefined;
  readonly type?: CallKind | undefined;
  /** The agent who was rung without an answer. */
  readonly missedBy?: string | undefined;
  /** True if an agent let it ring. */
  readonly unanswered?: boolean | undefined;
  /** In milliseconds. */
  readonly waitedUpTo?: number | undefined;
  /** Spans of the moment of ringing, both ends included. */
  readonly within?: readonly { readonly from: string; readonly to: string }[] | undefined;
  /** Bounds of the moment of ringing, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The filter for calls that the visitor rated in any way. */
export const IS_RATED = trusted({ $in: RatingType.options });

const agentOr = (path: 'handOvers.fromId' | 'joiners.joinerId', id: string) => ({
  $or: [{ agentId: id }, { [path]: id }],
});

/** The records with each outcome, as {@link outcomeOf} has it. */
const OUTCOMES: Readonly<Record<CallOutcome, Filter<CallRecord>>> = {
  waiting: { state: 'waiting' },
  inCall: { state: 'inCall' },
  served: { state: 'ended' },
  abandoned: { state: 'missed', endReason: trusted({ $in: ['left', 'absent'] }) },
  turnedAway: { state: 'missed', endReason: 'portal-closed' },
};
const SOME_LET_IT_RING: Filter<CallRecord> = { missedBy: trusted({ $gte: '' }) };
const NONE_LET_IT_RING: Filter<CallRecord> = { missedBy: trusted({ $not: { $gte: '' } }) };

/** All of the conditions that there are. */
const allOf = (
  conditions: readonly (Filter<CallRecord> | false | undefined)[],
): Filter<CallRecord> => {
  const $and = conditions.filter((one) => one !== false && one !== undefined);
  return $and.length === 0 ? {} : { $and };
};

const between = (from?: string, to?: string) =>
  trusted({
    ...(from !== undefined && { $gte: new Date(from).toISOString() }),
    ...(to !== undefined && { $lte: new Date(to).toISOString() }),
  });

/** The calls that there were and are. */
export const calls = defineReadModel<CallRecord, CallCriteria>({
  name: 'calls',
  projections: [callRecords.name],
  notFound: 'CALL_NOT_FOUND',
  filter: (criteria) => {
    const { q, queueId, agentId, memberId, rated, state, from, to } = criteria;
    const { outcome, endReason, type, missedBy, unanswered, waitedUpTo, within } = criteria;
    const part = q === undefined || q === '' ? undefined : contains(q);
    return {
      ...(part && {
        $or: [
          { visitorName: part },
          { agentName: part },
          { queueName: part },
          { originName: part },
        ],
      }),
      ...(queueId !== undefined && { queueId }),
      // Combined with a search, which has alternatives of its own.
      ...allOf([
        agentId !== undefined && agentOr('handOvers.fromId', agentId),
        memberId !== undefined && agentOr('joiners.joinerId', memberId),
        outcome !== undefined && OUTCOMES[outcome],
        unanswered !== undefined && (unanswered ? SOME_LET_IT_RING : NONE_LET_IT_RING),
        within !== undefined && {
          $or: [...within].map((span) => ({ rangAt: between(span.from, span.to) })),
        },
      ]),
      ...(type !== undefined && { type }),
      ...(endReason !== undefined && { endReason }),
      ...(missedBy !== undefined && { missedBy }),
      ...(waitedUpTo !== undefined && { waitedMs: trusted({ $lte: waitedUpTo }) }),
      ...(state !== undefined && { state }),
      ...(rated !== undefined && { ratingType: rated ? IS_RATED : null }),
      ...((from !== undefined || to !== undefined) && {
        rangAt: between(from, to),
      }),
    };
  },
});
