import type { DeskView, LineEntry } from '@foyer/contracts/visits';

import { incomingOf, mayTake } from '../desk-session.js';

/** What an agent who looks elsewhere is to be told. */
export interface Call {
  /** Who rings at this desk, or waits until an agent who takes by hand takes them. */
  readonly kind: 'rings' | 'waits';
  /** Of the offer or of the waiting; the same for as long as it is the same matter. */
  readonly key: string;
  readonly visitor: LineEntry;
}

/** The one thing on a desk that asks for its agent just now, if any. */
export function callOf(view: DeskView): Call | undefined {
  const incoming = incomingOf(view);
  if (incoming) return { kind: 'rings', key: incoming.offerId, visitor: incoming.visitor };
  if (view.desk.availability !== 'manual' || !mayTake(view.desk)) return undefined;
  const [visitor] = view.line
    .filter(({ next, away }) => next && !away)
    .sort((one, other) => one.joinedAt.localeCompare(other.joinedAt));
  return visitor && { kind: 'waits', key: visitor.clientId, visitor };
}
