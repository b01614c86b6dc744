import { z } from 'zod';

/**
 * Why a visit ended. `removed`: the agent took the visitor out of the call. `administrator-ended`:
 * an administrator ended the call of the device at which the visitor stood.
 */
export const VisitEndReason = z
  .enum([
    'served',
    'left',
    'absent',
    'portal-closed',
    'call-lost',
    'removed',
    'administrator-ended',
  ])
  .meta({ id: 'VisitEndReason' });
export type VisitEndReason = z.output<typeof VisitEndReason>;

/**
 * Why an offer ended without a pickup. `agent-gone`: the desk lost its connection, became
 * unavailable, or no longer belongs to the portal. `visitor-gone`: the visitor left the line or is
 * away.
 */
export const OfferEndReason = z
  .enum(['rejected', 'unanswered', 'agent-gone', 'visitor-gone'])
  .meta({ id: 'OfferEndReason' });
export type OfferEndReason = z.output<typeof OfferEndReason>;

/** The reason that decided between the candidates of an offer. */
export const ChoiceReason = z
  .enum([
    'only-candidate',
    'fewest-breaks',
    'most-breaks',
    'random',
    'longest-since-call',
    'smaller-id',
  ])
  .meta({ id: 'ChoiceReason' });
export type ChoiceReason = z.output<typeof ChoiceReason>;

/** Why an agent who was at work could not be asked. */
export const NotAskedReason = z
  .enum([
    'rings-already',
    'connection-lost',
    'in-call',
    'wrap-up',
    'busy',
    'away',
    'picks-by-hand',
    'not-working',
    'not-responding',
    'turned-down',
    'just-had',
  ])
  .meta({ id: 'NotAskedReason' });
export type NotAskedReason = z.output<typeof NotAskedReason>;

/**
 * Why a visitor stands in a line without having rung there. A call is lost by the agent's
 * connection or by the visitor's.
 */
export const PlacedReason = z
  .enum(['handed-back', 'transferred', 'waited-long', 'agent-lost', 'visitor-lost'])
  .meta({ id: 'PlacedReason' });
export type PlacedReason = z.output<typeof PlacedReason>;
