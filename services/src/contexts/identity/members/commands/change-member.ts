import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejected } from '@foyer/contracts/decision';
import type { Language, MemberRole } from '@foyer/contracts/identity';
import { believableBirth } from '@foyer/contracts/validation';

import { Clock } from '../../../../platform/clock/index.js';
import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stepOf,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import type { Particulars } from '../domain/account.js';
import { changeMember, type NameMove } from '../domain/change-member.js';
import type { MemberDetails, MemberState } from '../domain/member.js';
import type { ReservationState } from '../domain/reservation.js';
import { administratorsStream, Member } from './aggregates.js';
import { authorOf } from './author-of.js';
import { NameStreams } from './name-streams.js';
import { NewPasswords } from '../../sign-in/commands/new-passwords.js';

/** What to change of a member; what is absent stays. */
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
}

/** Change whatever administration can change of a member, in one write. */
export class ChangeMember extends ContextCommand<MemberUpdate, unknown> {}

@CommandHandler(ChangeMember)
export class ChangeMemberHandler implements ICommandHandler<ChangeMember> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;
  readonly #passwords: NewPasswords;
  readonly #clock: Clock;

  constructor(runner: CommandRunner, names: NameStreams, passwords: NewPasswords, clock: Clock) {
    this.#clock = clock;
    this.#runner = runner;
    this.#names = names;
    this.#passwords = passwords;
  }

  async execute({ context, data }: ChangeMember) {
    const { memberId, password, ...change } = data;
    const author = authorOf(context.actor);
    this.#refuseUnbelievable(change.particulars?.dateOfBirth);
    const member = stream(Member, memberId);
    const before = namesOf(await this.#runner.stateOf(member));
    const { firstName = before.firstName } = change.details;
    const moves = await this.#movesOf(before, change.details);
    const outcome = await this.#passwords.laidDownIfGiven(password, firstName, (credentialId) =>
      this.#runner.run({
        // A password is another one each time that it is hashed, so a repeat is a command of its own.
        context: credentialId === undefined ? context : stepOf(context, credentialId),
        streams: { member, administrators: administratorsStream, ...moves },
        decide: (states) => {
          // The streams were chosen by the names as they stood; if they moved meanwhile, they are the wrong ones.
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
            { change: { ...change, ...(credentialId !== undefined && { credentialId }) }, author },
          );
          if (decision.type === 'rejected') return decision;
          return accepted(decision.events, credentialId === undefined ? null : now.credentialId);
        },
      }),
    );
    await this.#passwords.forget(outcome.result);
    return outcome;
  }

  #refuseUnbelievable(dateOfBirth: string | null | undefined): void {
    if (dateOfBirth === null || dateOfBirth === undefined) return;
    if (believableBirth(dateOfBirth, this.#clock.now().toISOString().slice(0, 10))) return;
    throw new Rejected('INVALID_INPUT', {}, { dateOfBirth: 'DATE_NOT_BELIEVABLE' });
  }

  async #movesOf(before: Names, { userName, email }: MemberUpdate['details']) {
    const userNames = await this.#names.ofMove('userName', before.userName, userName);
    const emails = await this.#names.ofMove('email', before.email, email);
    return {
      ...(userNames && { userName: userNames.next, freedUserName: userNames.current }),
      ...(emails && { email: emails.next, freedEmail: emails.current }),
    };
  }
}

interface Names extends MemberDetails {
  readonly userName: string;
  readonly email: string;
  readonly credentialId: string | null;
}

/** @throws Rejected MEMBER_NOT_FOUND also for a forgotten person, of whom there is nothing to change. */
function namesOf(member: MemberState): Names {
  if (member.status === 'unknown') throw new Rejected('MEMBER_NOT_FOUND');
  const { userName, email } = member.details;
  if (userName === null || email === null) throw new Rejected('MEMBER_NOT_FOUND');
  return { ...member.details, userName, email, credentialId: member.credentialId };
}

function moveOf<Name extends 'userName' | 'email'>(
  name: Name,
  next: ReservationState | undefined,
  current: ReservationState | undefined,
): Partial<Record<Name, NameMove>> {
  return next && current ? ({ [name]: { next, current } } as Record<Name, NameMove>) : {};
}
