import { z } from 'zod';

/** What became of an invitation. */
export const Invitation = z
  .object({
    /** `pending`: its mail is being written; `sent`: a mail server took it; `outbox`: it waits here to be handed on; `over`: there is none. */
    delivery: z.enum(['pending', 'sent', 'outbox', 'over']),
    /** The link to hand on, where the mail waits here and the reader may have it. */
    link: z.url().nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof Invitation>;

/** What a link to a password is for: the sign-in of the first start, an invitation, a forgotten password. */
export const PasswordLinkPurpose = z.enum(['first', 'invitation', 'reset']);
export type PasswordLinkPurpose = z.output<typeof PasswordLinkPurpose>;
