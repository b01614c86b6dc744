import { accepted, rejected } from '@foyer/contracts/decision';
import type { Language, MemberRole } from '@foyer/contracts/identity';
import { believableBirth } from '@foyer/contracts/validation';

import { DeploymentSettings } from '#contexts/settings';
import { Clock } from '#platform/clock';
import {
  type CommandOf,
  defineCommand,
  refuseToReplace,
  Rejected,
  type SeenChange,
  stateSeen,
  stepOf,
  stream,
} from '#platform/cqrs';
import type { Particulars } from './account.js';
import { changeMember, type NameMove } from './change-member.js';
import { shownMember, type MemberDetails, type MemberState } from './member.js';
import type { ReservationState } from './reservation.js';
import { invitedAgain } from './names-changed.js';
import { CausedMailBudget } from '../adapters/caused-mail-budget.js';
import { administratorsStream, Member } from '../streams.js';
import { withPaidInvitations } from './paid-invitations.service.js';
import { authorOf } from './author-of.service.js';
import { NameStreams } from './name-streams.service.js';
import { NewLinks } from './new-links.service.js';
import { NewPasswords } from './new-passwords.service.js';

/** The changes to a member; absent fields stay. */
export interface MemberUpdate {
  readonly memberId: string;
  readonly details: Partial<{
    readonly firstName: string;
    readonly lastName: string;
    readonly userName: string;
    readonly email: string;
    readonly language: Language;
  }>;
  readonly particulars?: Partial<Particulars>;
  readonly role?: MemberRole;
  readonly active?: boolean;
  readonly password?: string;
  /** The state that the form of this change was based on. */
  readonly seen?: SeenChange;
}

/** Changes all that administration can change of a member, in one write. */
export const ChangeMember = defineCommand({
  name: 'ChangeMember',
  needs: {
    names: NameStreams,
    passwords: NewPasswords,
    links: NewLinks,
    clock: Clock,
    mails: CausedMailBudget,
    settings: DeploymentSettings,
  },
  handle: async (
    data: MemberUpdate,
    { context, needs: { names, passwords, links, clock, mails, settings }, run, stateOf },
  ) => {
    const { memberId, password, seen, ...change } = data;
    const author = authorOf(context.actor);
    refuseUnbelievable(change.particulars?.dateOfBirth, clock.now());
    const member = stream(Member, memberId);
    const known = await stateOf(member);
    const before = namesOf(known);
    const shownThen = await stateSeen(stateOf, member, seen);
    const { firstName = before.firstName } = change.details;
    const moves = {
      ...(change.active === true && (await keptNames(names, before))),
      ...(await movesOf(names, before, change.details)),
    };
    const link = links.mint('invitation');
    const { secondFactor: factorRoles } = await settings.current();
    const emails = invitedAgain(known, change.details.email) ? [change.details.email] : [];
    const inviting = { mails, authorId: context.actor.id, emails };
    const outcome = await withPaidInvitations(inviting, () =>
      // An administrator is not told whether a password is the member's present one.
      passwords.laidDownIfGiven(password, { firstName, credentialId: null }, (credentialId) =>
        run({
          // A password is another one each time that it is hashed, so a repeat is a command of its
          // own.
          context: credentialId === undefined ? context : stepOf(context, credentialId),
          streams: { member, administrators: administratorsStream, ...moves },
          decide: (states) => {
            refuseToReplace(shownMember, { seen: shownThen, now: states.member }, seen);
            // The streams were chosen by the names as they stood; if they moved meanwhile, they are
            // the wrong ones.
            const now = namesOf(states.member);
            if (now.userName !== before.userName || now.email !== before.email) {
              return rejected('CONFLICT');
            }
            const decision = changeMember(
              {
                member: states.member,
                administrators: states.administrators,
                ...moveOf('userName', states.userName, states.freedUserName),
                ...moveOf('email', states.email, states.freedEmail),
              },
              {
                change: { ...change, ...(credentialId !== undefined && { credentialId }) },
                author,
                link,
                factorRoles,
              },
            );
            if (decision.type === 'rejected') return decision;
            return accepted(decision.events, credentialId === undefined ? null : now.credentialId);
          },
        }),
      ),
    );
    await passwords.forget(outcome.result);
    return outcome;
  },
});
export type ChangeMember = CommandOf<typeof ChangeMember>;

/** @throws Rejected INVALID_INPUT */
export function refuseUnbelievable(dateOfBirth: string | null | undefined, now: Date): void {
  if (dateOfBirth === null || dateOfBirth === undefined) return;
  if (believableBirth(dateOfBirth, now.toISOString().slice(0, 10))) return;
  throw new Rejected('INVALID_INPUT', {}, { dateOfBirth: 'DATE_NOT_BELIEVABLE' });
}

/** The streams of names that move. */
export async function movesOf(
  names: NameStreams,
  before: Names,
  { userName, email }: MemberUpdate['details'],
) {
  const userNames = await names.ofMove('userName', before.userName, userName);
  const emails = await names.ofMove('email', before.email, email);
  return {
    ...(userNames && { userName: userNames.next, freedUserName: userNames.current }),
    ...(emails && { email: emails.next, freedEmail: emails.current }),
  };
}

/** Returns the names of a member who becomes active: another member may have them by now. */
async function keptNames(names: NameStreams, { isActive, userName, email }: Names) {
  if (isActive) return {};
  return {
    userName: await names.of('userName', userName),
    email: await names.of('email', email),
  };
}

export interface Names extends MemberDetails {
  readonly isActive: boolean;
  readonly userName: string;
  readonly email: string;
  readonly credentialId: string | null;
  readonly emailProved: boolean;
}

/**
 * @throws Rejected MEMBER_NOT_FOUND also for a forgotten person, of whom there is nothing to
 * change.
 */
export function namesOf(member: MemberState): Names {
  if (member.status === 'unknown') throw new Rejected('MEMBER_NOT_FOUND');
  const { userName, email } = member.details;
  if (userName === null || email === null) throw new Rejected('MEMBER_NOT_FOUND');
  const { status, credentialId, emailProved } = member;
  const isActive = status === 'active';
  return { ...member.details, userName, email, credentialId, emailProved, isActive };
}

export function moveOf<Name extends 'userName' | 'email'>(
  name: Name,
  next: ReservationState | undefined,
  current: ReservationState | undefined,
): Partial<Record<Name, NameMove>> {
  return next ? ({ [name]: { next, ...(current && { current }) } } as Record<Name, NameMove>) : {};
}
