import type { Call, Participant } from './call.js';

/**
 * Whether a guest was put out. Anyone can come by the same link as somebody else, so that from then on guests are let in one
 * by one.
 */
export function hasRemovedGuest(call: Call): boolean {
  if (call.stage !== 'on') return false;
  return Object.values(call.participants).some(
    ({ joinerType, admission }) => joinerType === 'Guest' && admission === 'removed',
  );
}

/**
 * Whether somebody has a place from when anyone could join, and has to knock now: it may be that of the guest who was put
 * out, taken under another name and kept for later.
 */
export function hasToKnockAfterAll(call: Call, { joinerType, unseen }: Participant): boolean {
  return unseen && joinerType === 'Guest' && hasRemovedGuest(call);
}
