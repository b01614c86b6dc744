import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { memberRoutes } from '@foyer/contracts/identity';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';

import { given, Rejected, stepOf } from '../../platform/commands/index.js';
import { Input, paged, Serves, windowOfPage, type InputOf } from '../../platform/http/index.js';
import { Freshness } from '../../platform/projections/index.js';
import { ChangeMember } from '../commands/index.js';
import { FindMembers, GetMember } from '../queries/index.js';
import { splitDetails } from './split-details.js';

const BY_NAME = { 'sortBy.lastName': 1, 'sortBy.firstName': 1 } as const;

/** Members as staff see them, and as administrators change them outside the console. */
@Controller()
export class MembersController {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #freshness: Freshness;

  constructor(commands: CommandBus, queries: QueryBus, freshness: Freshness) {
    this.#commands = commands;
    this.#queries = queries;
    this.#freshness = freshness;
  }

  @Serves(memberRoutes.listMembers)
  async list(@Input() { query }: InputOf<typeof memberRoutes.listMembers>) {
    const { q, role, status } = query;
    const found = await this.#queries.execute(
      new FindMembers({ text: q, role, status }, BY_NAME, windowOfPage(query)),
    );
    return paged(found, query);
  }

  @Serves(memberRoutes.listAllMembers)
  async listAll() {
    const page = { page: 1, limit: LIST_LIMIT_MAX };
    const found = await this.#queries.execute(new FindMembers({}, BY_NAME, windowOfPage(page)));
    return paged(found, page);
  }

  @Serves(memberRoutes.viewMemberSettings)
  async view(@Input() { query }: InputOf<typeof memberRoutes.viewMemberSettings>) {
    return this.#queries.execute(new GetMember(query.userId));
  }

  @Serves(memberRoutes.updateMemberAccount)
  async update(@Input() { body, context }: InputOf<typeof memberRoutes.updateMemberAccount>) {
    const { userId: memberId, role, ...said } = body;
    const { position } = await this.#commands.execute(
      new ChangeMember(context, { memberId, ...splitDetails(given(said)), ...(role && { role }) }),
    );
    await this.#freshness.waitFor(position, ['members']);
    return this.#queries.execute(new GetMember(memberId));
  }

  /** Each by itself, so that one refusal does not hold up the others. */
  @Serves(memberRoutes.changeMemberStatuses)
  async changeStatuses(
    @Input() { body, context }: InputOf<typeof memberRoutes.changeMemberStatuses>,
  ) {
    const successIds: string[] = [];
    const failedIds: string[] = [];
    for (const { id: memberId, status } of body.users) {
      try {
        const { position } = await this.#commands.execute(
          new ChangeMember(stepOf(context, `${memberId} ${status}`), {
            memberId,
            details: {},
            active: status === 'ACTIVE',
          }),
        );
        await this.#freshness.waitFor(position, ['members']);
        successIds.push(memberId);
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        failedIds.push(memberId);
      }
    }
    return { successIds, failedIds };
  }
}
