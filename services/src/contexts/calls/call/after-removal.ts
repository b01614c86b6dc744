import type { Call, Participant } from './call.js';

/**
 * True if a guest was removed. A removed guest can come again by the same link as another guest.
 * From then on guests are let in one by one.
 */
export function hasRemovedGuest(call: Call): boolean {
  if (call.stage !== 'on') return false;
  return Object.values(call.participants).some(
    ({ joinerType, admission }) => joinerType === 'Guest' && admission === 'removed',
  );
}

/**
 * True if a guest with an unused place must knock now. A removed guest may have taken that place
 * earlier under another name.
 */
export function hasToKnockAfterAll(call: Call, { joinerType, unseen }: Participant): boolean {
  return unseen && joinerType === 'Guest' && hasRemovedGuest(call);
}
