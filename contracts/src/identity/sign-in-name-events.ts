import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';

const subject = { subject: 'memberId' } as const;

/**
 * Stream `member-<id>`: the owner wants another e-mail. It counts once the link that is mailed to
 * it was followed; a newer wish takes the place of this one.
 */
export const MemberEmailChangeRequested = defineEvent(
  'MemberEmailChangeRequested',
  1,
  z.object({
    memberId: Id,
    linkId: Id,
    email: personal(z.string()),
    expiresAt: z.iso.datetime(),
  }),
  subject,
);
export const MemberEmailChangeCancelled = defineEvent(
  'MemberEmailChangeCancelled',
  1,
  z.object({ memberId: Id, linkId: Id }),
);

/** On whose word user name and e-mail are others now. */
export const SignInNamesAuthor = z.enum(['owner', 'administrator', 'source']);
export type SignInNamesAuthor = z.output<typeof SignInNamesAuthor>;

/**
 * Follows the details that changed; the old address receives a message about it. Links that were
 * mailed to an old e-mail end.
 */
export const MemberSignInNamesChanged = defineEvent(
  'MemberSignInNamesChanged',
  1,
  z.object({
    memberId: Id,
    userName: personal(z.string()),
    email: personal(z.string()),
    formerUserName: personal(z.string()),
    formerEmail: personal(z.string()),
    by: SignInNamesAuthor,
  }),
  subject,
);

/** The owner followed a link that was mailed to the present e-mail. */
export const MemberEmailProved = defineEvent('MemberEmailProved', 1, z.object({ memberId: Id }));

export const signInNameEvents = [
  MemberEmailChangeRequested,
  MemberEmailChangeCancelled,
  MemberSignInNamesChanged,
  MemberEmailProved,
] as const;
export type SignInNameEvent = EventOf<(typeof signInNameEvents)[number]>;
