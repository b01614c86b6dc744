import { z } from 'zod';

/** The state of an invitation. */
export const Invitation = z
  .object({
    /**
     * `pending`: its mail is being written; `sent`: a mail server took it; `outbox`: it waits here
     * to be handed on; `over`: there is none.
     */
    delivery: z.enum(['pending', 'sent', 'outbox', 'over']),
    /** The link to pass on, if the mail is stored here and the reader may see the link. */
    link: z.url().nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof Invitation>;

/**
 * The purpose of a password link: the sign-in of the first start, an invitation, a forgotten
 * password.
 */
export const PasswordLinkPurpose = z.enum(['first', 'invitation', 'reset']);
export type PasswordLinkPurpose = z.output<typeof PasswordLinkPurpose>;
