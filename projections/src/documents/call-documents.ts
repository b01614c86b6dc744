import type { CallDocumentsEvent } from '@foyer/contracts/documents';

import type { CallDocumentsDocument } from './documents.model.js';

type Change = Pick<CallDocumentsEvent['data'], 'added' | 'takenAway'>;

/** Documents that were added, or taken away, during the hold of any person too. */
export function changedIn(
  before: CallDocumentsDocument,
  { added, takenAway }: Change,
): CallDocumentsDocument {
  const changed = (ids: readonly string[]) => [
    ...ids.filter((id) => !takenAway.includes(id)),
    ...added,
  ];
  return {
    ...before,
    documentIds: changed(before.documentIds),
    onHold: before.onHold.map((one) => ({ ...one, unseenIds: changed(one.unseenIds) })),
  };
}

/** A hold by a host may follow one of the person's own: it is the same hold. */
export function pausedIn(before: CallDocumentsDocument, joinerId: string): CallDocumentsDocument {
  if (before.onHold.some((one) => one.joinerId === joinerId)) return before;
  return { ...before, onHold: [...before.onHold, { joinerId, unseenIds: [] }] };
}

/** The end of a hold shows the person all that was added meanwhile. */
export function resumedIn(before: CallDocumentsDocument, joinerId: string): CallDocumentsDocument {
  return { ...before, onHold: before.onHold.filter((one) => one.joinerId !== joinerId) };
}
