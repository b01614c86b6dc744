import type { CausedMailBudget } from '../adapters/caused-mail-budget.js';
import { writePaid } from '../paid.js';

interface Inviting<T> {
  readonly mails: CausedMailBudget;
  /** The member who invites. */
  readonly authorId: string;
  readonly emails: readonly string[];
  /** True if the write causes the invitations to be mailed. */
  readonly areMailed?: (written: T) => boolean;
}

/**
 * Pays for the mails that invite people to be members, before the members are written. A write that
 * causes no mail costs nothing.
 * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, or as the write does
 */
export async function withPaidInvitations<T>(
  { mails, authorId, emails, areMailed = () => true }: Inviting<T>,
  write: () => Promise<T>,
): Promise<T> {
  const recipients = emails.map((email) => ({ email, isColleague: false }));
  const paid = await mails.spend({ kind: 'membership', authorId, recipients });
  const written = await writePaid(paid, write);
  if (!areMailed(written)) await paid.giveBack();
  return written;
}
