import { accepted, rejected } from '@foyer/contracts/decision';

import { Clock } from '#platform/clock';
import {
  defineCommand,
  memberOf,
  refuseToReplace,
  Rejected,
  stateSeen,
  stepOf,
  stream,
} from '#platform/cqrs';
import { administratorsStream, Member } from '../../members/streams.js';
import { authorOf } from '../../members/domain/author-of.service.js';
import {
  moveOf,
  movesOf,
  namesOf,
  refuseUnbelievable,
  type MemberUpdate,
} from '../../members/domain/change-member.command.js';
import { NameStreams } from '../../members/domain/name-streams.service.js';
import { shownAccount } from '../../members/domain/member.js';
import { NewLinks } from '../../members/domain/new-links.service.js';
import { changeOwnAccount } from '../../members/domain/change-own-account.js';
import { MailBudget } from '../ports/attempt-budget.js';
import { PaymentsUnderWay } from '../ports/payments-under-way.js';
import { ownPasswordNeeds, proveOwnPassword } from './prove-own-password.service.js';

export interface OwnAccountChange extends Pick<MemberUpdate, 'details' | 'particulars' | 'seen'> {
  readonly oldPassword?: string | undefined;
  /** The address of the caller. */
  readonly address: string;
}

/**
 * Changes a member's own account. Another user name or e-mail needs the present password, and a new
 * e-mail its confirmation.
 */
export const ChangeOwnAccount = defineCommand({
  name: 'ChangeOwnAccount',
  needs: {
    ...ownPasswordNeeds,
    names: NameStreams,
    links: NewLinks,
    mails: MailBudget,
    clock: Clock,
    payments: PaymentsUnderWay,
  },
  handle: async (data: OwnAccountChange, { context, needs, run, stateOf }) => {
    const { names, links, mails, clock, payments } = needs;
    const { details, particulars, seen, oldPassword: password, address } = data;
    refuseUnbelievable(particulars?.dateOfBirth, clock.now());
    const { id: memberId } = memberOf(context);
    const member = stream(Member, memberId);
    const state = await stateOf(member);
    const before = namesOf(state);
    const shownThen = await stateSeen(stateOf, member, seen);
    // No mail is sent, and no password tried, for a form that is too old.
    refuseToReplace(shownAccount, { seen: shownThen, now: state }, seen);
    const { userName = before.userName, email = before.email } = details;
    const asksForEmail =
      email !== before.email || (details.email !== undefined && !before.emailProved);
    const isProof = userName !== before.userName || asksForEmail;
    if (isProof && state.status !== 'unknown' && state.source !== null) {
      throw new Rejected('NAMES_FROM_SOURCE');
    }
    if (isProof && password === undefined) {
      throw new Rejected('OLD_PASSWORD_MISSING', {}, { oldPassword: 'REQUIRED' });
    }
    const credentialId =
      isProof && password !== undefined
        ? await proveOwnPassword(needs, state, { memberId, password, address })
        : null;
    // The mail may reach an address of another person.
    const paid = asksForEmail ? await mails.spend(email, address) : undefined;
    const wish = asksForEmail ? { email, ...links.mint('email') } : null;
    if (wish !== null) await payments.keep(wish.linkId, paid);
    const moves = await movesOf(names, before, details);
    return run({
      context: wish === null ? context : stepOf(context, wish.linkId),
      streams: { member, administrators: administratorsStream, ...moves },
      decide: (states) => {
        refuseToReplace(shownAccount, { seen: shownThen, now: states.member }, seen);
        const now = namesOf(states.member);
        if (now.userName !== before.userName || now.email !== before.email) {
          return rejected('CONFLICT');
        }
        const userNames = moveOf('userName', states.userName, states.freedUserName);
        const decision = changeOwnAccount(
          { member: states.member, administrators: states.administrators, ...userNames },
          {
            change: {
              details: { ...details, email: before.email },
              ...(particulars && { particulars }),
            },
            author: authorOf(context.actor),
            credentialId,
            wish,
            emailOwner: states.email?.ownerId ?? null,
          },
        );
        return decision.type === 'rejected' ? decision : accepted(decision.events, null);
      },
    }).catch(async (error: unknown) => {
      // A refusal stays paid: it may have told whose the address is.
      const isOurs = !(error instanceof Rejected) || error.code === 'UNAVAILABLE';
      if (wish !== null && isOurs) await payments.giveBack(wish.linkId).catch(() => undefined);
      throw error;
    });
  },
});
