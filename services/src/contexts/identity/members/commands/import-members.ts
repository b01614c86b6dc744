import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';
import type { CsvMember, CsvProblem } from '@foyer/contracts/validation';

import { NewId } from '../../../../platform/clock/index.js';
import {
  CommandRunner,
  ContextCommand,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { importMembers, type ImportedMember } from '../domain/import-members.js';
import { initialMember } from '../domain/member.js';
import { initialReservation } from '../domain/reservation.js';
import { administratorsStream, Member } from './aggregates.js';
import { authorOf } from './author-of.js';
import { keyed } from './keyed.js';
import { NameStreams } from './name-streams.js';
import { NewLinks } from '../../sign-in/commands/new-links.js';

export interface MembersFile {
  readonly members: readonly CsvMember[];
  /** For each member the row in which it stands. */
  readonly rows: readonly number[];
  readonly language: Language;
  readonly invite: boolean;
  /** Only look what would be in the way. */
  readonly dryRun: boolean;
}

/** Make all members of a file in one write, or nobody; the result is what was in the way. */
export class ImportMembers extends ContextCommand<MembersFile, readonly CsvProblem[]> {}

@CommandHandler(ImportMembers)
export class ImportMembersHandler implements ICommandHandler<ImportMembers> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;
  readonly #links: NewLinks;
  readonly #newId: NewId;

  constructor(runner: CommandRunner, names: NameStreams, links: NewLinks, newId: NewId) {
    this.#runner = runner;
    this.#names = names;
    this.#links = links;
    this.#newId = newId;
  }

  async execute({ context, data }: ImportMembers) {
    const author = authorOf(context.actor);
    const file = this.#peopleOf(data);
    return this.#runner.run({
      context,
      streams: await this.#streamsOf(file),
      decide: (states) => {
        const people = file.map((imported, index) => ({
          imported,
          states: {
            member: states[`member:${index}`] ?? initialMember,
            userName: states[`userName:${index}`] ?? initialReservation,
            email: states[`email:${index}`] ?? initialReservation,
          },
        }));
        const write = importMembers(states.administrators, people, author);
        const parts = data.dryRun ? [] : write.people;
        return accepted(
          Object.assign(
            { administrators: data.dryRun ? [] : write.administrators },
            keyed(
              'member',
              parts.map(({ member }) => member),
            ),
            keyed(
              'userName',
              parts.map(({ userName }) => userName),
            ),
            keyed(
              'email',
              parts.map(({ email }) => email),
            ),
          ),
          write.problems,
        );
      },
    });
  }

  #peopleOf({ members, rows, language, invite }: MembersFile): readonly ImportedMember[] {
    return members.map(({ username, email, firstname, lastname, role }, index) => ({
      row: rows[index] ?? index,
      memberId: this.#newId.next(),
      details: { userName: username, email, firstName: firstname, lastName: lastname, language },
      role,
      link: invite ? this.#links.mint('invitation') : null,
    }));
  }

  async #streamsOf(file: readonly ImportedMember[]) {
    const of = (kind: 'userName' | 'email') =>
      Promise.all(file.map(({ details }) => this.#names.of(kind, details[kind] ?? '')));
    return Object.assign(
      { administrators: administratorsStream },
      keyed(
        'member',
        file.map(({ memberId }) => stream(Member, memberId)),
      ),
      keyed('userName', await of('userName')),
      keyed('email', await of('email')),
    );
  }
}
