import type { RejectionCode } from '../rejections/index.js';

/** Further facts of an error in addition to its code, e.g. the agent who was faster. */
export type RejectionDetails = Readonly<Record<string, string>>;

/**
 * A decider's answer: facts to append (none for a repeat of what has happened already), or an error
 * as a value.
 */
export type Decision<Events, Result = undefined> =
  | { readonly type: 'accepted'; readonly events: Events; readonly result: Result }
  | {
      readonly type: 'rejected';
      readonly code: RejectionCode;
      readonly details?: RejectionDetails;
    };

export function accepted<const Events>(events: Events): Decision<Events>;
export function accepted<const Events, Result>(
  events: Events,
  result: Result,
): Decision<Events, Result>;
export function accepted(events: unknown, result?: unknown): Decision<unknown, unknown> {
  return { type: 'accepted', events, result };
}

export function rejected(
  code: RejectionCode,
  details?: RejectionDetails,
): {
  readonly type: 'rejected';
  readonly code: RejectionCode;
  readonly details?: RejectionDetails;
} {
  return details === undefined ? { type: 'rejected', code } : { type: 'rejected', code, details };
}
