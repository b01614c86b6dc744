import type { JoinerType } from '@foyer/contracts/calls';

import type { Actor } from '#platform/cqrs';

/** The author of the message. */
export function senderOf({ id, type }: Actor): {
  readonly senderId: string;
  readonly senderType: JoinerType;
} {
  return { senderId: id, senderType: type === 'member' ? 'User' : 'Guest' };
}
