import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejected } from '@foyer/contracts/decision';
import type { Language, MemberRole } from '@foyer/contracts/identity';

import {
  CommandRunner,
  ContextCommand,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { createMember } from '../domain/create-member.js';
import { administratorsStream, Member } from './aggregates.js';
import { authorOf } from './author-of.js';
import { NameStreams } from './name-streams.js';
import { claimIn, personIdStreams } from './person-ids.js';
import { NewPasswords } from '../../sign-in/commands/new-passwords.js';

export interface NewMember {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly language: Language;
  readonly role: MemberRole;
  /** Without one nobody can sign in as this member yet. */
  readonly password?: string | undefined;
}

/** Make a member of staff. */
export class CreateMember extends ContextCommand<NewMember> {}

@CommandHandler(CreateMember)
export class CreateMemberHandler implements ICommandHandler<CreateMember> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;
  readonly #passwords: NewPasswords;

  constructor(runner: CommandRunner, names: NameStreams, passwords: NewPasswords) {
    this.#runner = runner;
    this.#names = names;
    this.#passwords = passwords;
  }

  async execute({ context, data }: CreateMember) {
    const { memberId, role, password, ...details } = data;
    const author = authorOf(context.actor);
    const streams = {
      member: stream(Member, memberId),
      administrators: administratorsStream,
      userName: await this.#names.of('userName', details.userName),
      email: await this.#names.of('email', details.email),
      ...personIdStreams(memberId, 'member'),
    };
    return this.#passwords.laidDownIfGiven(password, details.firstName, (credentialId) =>
      this.#runner.run({
        context,
        streams,
        decide: (states) => {
          const claim = claimIn(states, memberId, 'member');
          if (claim === 'taken') return rejected('ID_ALREADY_USED');
          const decision = createMember(states, {
            memberId,
            details,
            role,
            credentialId: credentialId ?? null,
            author,
          });
          if (decision.type === 'rejected') return decision;
          return accepted({ ...decision.events, personId: claim });
        },
      }),
    );
  }
}
