import { defineCommand, stepOf, stream } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { requestReset } from '../../members/domain/password-links.js';
import { writePaid } from '../../members/paid.js';
import { MailBudget } from '../ports/attempt-budget.js';
import { PaymentsUnderWay } from '../ports/payments-under-way.js';
import { MemberAccounts } from '../adapters/member-accounts.js';
import { Member } from '../../members/streams.js';
import { NewLinks } from '../../members/domain/new-links.service.js';

export interface ForgottenPassword {
  /** User name or e-mail. */
  readonly login: string;
  /** The address of the caller. */
  readonly address: string;
}

/**
 * Mails a link to a person who forgot the password. The answer comes before the lookup, so that
 * neither the answer nor its time reveals if there is such a member.
 */
export const RequestPasswordReset = defineCommand({
  name: 'RequestPasswordReset',
  needs: {
    accounts: MemberAccounts,
    budget: MailBudget,
    links: NewLinks,
    log: Log,
    payments: PaymentsUnderWay,
  },
  handle: async ({ login, address }: ForgottenPassword, { context, needs, run }) => {
    const { accounts, budget, links, log, payments } = needs;
    const paid = await budget.spend(login, address);
    let isWritten = false;
    const request = async (): Promise<void> => {
      const account = await accounts.findByLogin(login);
      if (!account) return;
      const link = links.mint('reset');
      await payments.keep(link.linkId, paid);
      isWritten = true;
      // The job that mails the link may give the same payment back, and then it is not given twice.
      const giveBack = () => payments.giveBack(link.linkId);
      await writePaid({ giveBack }, () =>
        run({
          // Each time is another mail, also one that looks like a repeat.
          context: stepOf(context, link.linkId),
          stream: stream(Member, account.memberId),
          decide: (member) => requestReset(member, link),
        }),
      );
    };
    request().catch(async (err: unknown) => {
      log.error('A forgotten password could not be seen to', { err });
      // No mail was sent, so the next try need not wait an hour for it.
      if (!isWritten) await paid.giveBack().catch(() => undefined);
    });
    return { position: undefined, result: undefined };
  },
});
