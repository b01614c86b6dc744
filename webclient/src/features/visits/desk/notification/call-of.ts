import type { DeskView } from '@foyer/contracts/visits';

import { incomingOf, mayTake } from '../desk-session.js';

/** The call that an agent on another page is notified of. */
export interface Call {
  /**
   * A ringing visitor, a consulting colleague, or a visitor who waits until the agent takes them by
   * hand.
   */
  readonly kind: 'rings' | 'consults' | 'waits';
  /** Of the offer, the consulting or the waiting; the same for as long as it is the same matter. */
  readonly key: string;
  /** Null where no name is known. */
  readonly name: string | null;
  /** The portal's name. */
  readonly place: string;
}

/** The one thing on a desk that asks for its agent just now, if any. */
export function callOf(view: DeskView): Call | undefined {
  const incoming = incomingOf(view);
  if (incoming) {
    const { visitorName: name, queueName: place } = incoming.visitor;
    return { kind: 'rings', key: incoming.offerId, name, place };
  }
  if (view.consult) {
    const { callDetailId: key, agentName: name, queueName: place } = view.consult;
    return { kind: 'consults', key, name, place };
  }
  if (view.desk.availability !== 'manual' || !mayTake(view.desk)) return undefined;
  const [visitor] = view.line
    .filter(({ next, away }) => next && !away)
    .sort((one, other) => one.joinedAt.localeCompare(other.joinedAt));
  if (!visitor) return undefined;
  const { clientId: key, visitorName: name, queueName: place } = visitor;
  return { kind: 'waits', key, name, place };
}
