import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { memberRoutes } from '@foyer/contracts/identity';

import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { InviteMembers } from '../../members/commands.js';
import { Log } from '#platform/observability';
import { ResendInvitation } from '../commands.js';
import { GetInvitation } from '../queries.js';
import { members } from '../../members/queries.js';

/**
 * Invitations by mail. Their links lead to the server's own public address, even if a caller names
 * another base. A link that sets a password is sent nowhere else.
 */
@Controller()
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly log: Log,
  ) {}

  @Serves(memberRoutes.inviteMembers)
  async invite(@Input() input: InputOf<typeof memberRoutes.inviteMembers>) {
    const { body, context, language } = input;
    const people = body.users.map(({ _id: memberId, ...member }) => ({
      memberId,
      language,
      ...member,
    }));
    try {
      const { position } = await this.commands.execute(new InviteMembers(context, people));
      await this.freshness.waitFor(position, ['members']);
    } catch (error) {
      throw withItsRow(error);
    }
    const users = await Promise.all(
      people.map(({ memberId }) => this.queries.execute(new members.Get(memberId))),
    );
    return { users };
  }

  @Serves(memberRoutes.getInvitation)
  async invitation(@Input() { params, actor }: InputOf<typeof memberRoutes.getInvitation>) {
    const { id: memberId } = params;
    const invitation = await this.queries.execute(new GetInvitation({ memberId, reader: actor }));
    // A link is as good as a password: who was given it is worth a line.
    if (invitation.link !== null) {
      this.log.info('The link of an invitation was read', { memberId, readerId: actor.id });
    }
    return invitation;
  }

  @Serves(memberRoutes.resendInvitation)
  async resend(@Input() { body, context }: InputOf<typeof memberRoutes.resendInvitation>) {
    const { position } = await this.commands.execute(
      new ResendInvitation(context, { memberId: body.userId }),
    );
    await this.freshness.waitFor(position, ['members']);
    return this.queries.execute(new members.Get(body.userId));
  }
}

/** Which field of a row a code is about. */
const FIELDS: Partial<Record<string, string>> = {
  EMAIL_ALREADY_EXISTS: 'email',
  USER_NAME_ALREADY_EXISTS: 'userName',
  ID_ALREADY_USED: '_id',
};

/** Says which of several is refused, by its place in the body. */
function withItsRow(error: unknown): unknown {
  if (!(error instanceof Rejected) || error.details.row === undefined) return error;
  const field = FIELDS[error.code];
  if (field === undefined) return error;
  return new Rejected(error.code, {}, { [`users.${error.details.row}.${field}`]: 'TAKEN' });
}
