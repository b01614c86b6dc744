import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejected } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { Files } from '../../../../platform/stores/files/index.js';
import { deleteMember } from '../domain/delete-member.js';
import { initialReservation } from '../domain/reservation.js';
import type { MemberState } from '../domain/member.js';
import { Credentials } from '../../sign-in/ports/credentials.js';
import { PasswordLinks } from '../../sign-in/ports/password-links.js';
import { administratorsStream, Member } from './aggregates.js';
import { authorOf } from './author-of.js';
import { NameStreams } from './name-streams.js';

/** Delete a member; what the member did stays. */
export class DeleteMember extends ContextCommand<{ readonly memberId: string }> {}

@CommandHandler(DeleteMember)
export class DeleteMemberHandler implements ICommandHandler<DeleteMember> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;
  readonly #credentials: Credentials;
  readonly #links: PasswordLinks;
  readonly #files: Files;

  constructor(
    runner: CommandRunner,
    names: NameStreams,
    credentials: Credentials,
    links: PasswordLinks,
    files: Files,
  ) {
    this.#runner = runner;
    this.#names = names;
    this.#credentials = credentials;
    this.#links = links;
    this.#files = files;
  }

  async execute({ context, data }: DeleteMember) {
    const author = authorOf(context.actor);
    const member = stream(Member, data.memberId);
    const before = await this.#runner.stateOf(member);
    const { userName, email } = namesOf(before);
    const outcome = await this.#runner.run({
      context,
      streams: {
        member,
        administrators: administratorsStream,
        userName: userName === null ? undefined : await this.#names.of('userName', userName),
        email: email === null ? undefined : await this.#names.of('email', email),
      },
      decide: (states) => {
        // The streams were chosen by the names as they stood; if they moved meanwhile, they are the wrong ones.
        const now = namesOf(states.member);
        if (now.userName !== userName || now.email !== email) return rejected('CONFLICT');
        return deleteMember(
          {
            ...states,
            userName: states.userName ?? initialReservation,
            email: states.email ?? initialReservation,
          },
          author,
        );
      },
    });
    await this.#clearAway(await this.#runner.stateOf(member));
    return outcome;
  }

  /** What a crash leaves here serves nobody: it is looked for by the member's own events alone. */
  async #clearAway(member: MemberState): Promise<void> {
    if (member.status !== 'unknown' || member.past === null) return;
    const { credentialId, linkId, fileIds } = member.past;
    if (credentialId !== null) await this.#credentials.forget(credentialId);
    if (linkId !== null) await this.#links.withdraw(linkId);
    for (const id of fileIds) await this.#files.remove({ kind: 'avatar', id });
  }
}

interface Names {
  readonly userName: string | null;
  readonly email: string | null;
}

/** @throws Rejected MEMBER_NOT_FOUND */
function namesOf(member: MemberState): Names {
  if (member.status !== 'unknown') return member.details;
  if (member.past === null) throw new Rejected('MEMBER_NOT_FOUND');
  return { userName: null, email: null };
}
