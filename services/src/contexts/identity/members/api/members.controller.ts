import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { memberRoutes } from '@foyer/contracts/identity';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';

import { given, stepOf, type Outcome } from '#platform/cqrs';
import { eachOf, Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ChangeMember, DeleteMember } from '../commands.js';
import { guests, members } from '../queries.js';
import { splitDetails } from './split-details.js';

const NOBODY = { rows: [], total: 0 } as const;
const BY_NAME = { 'sortBy.lastName': 1, 'sortBy.firstName': 1 } as const;

/** Members as staff see them, and as administrators change them outside the console. */
@Controller()
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  /** Guests follow the members, where the list is not narrowed to what only members have. */
  @Serves(memberRoutes.listMembers)
  async list(@Input() { query }: InputOf<typeof memberRoutes.listMembers>) {
    const { q: text, role, status } = query;
    const window = windowOfPage(query);
    const staff =
      role === 'guest'
        ? NOBODY
        : await this.queries.execute(
            new members.Find({ criteria: { q: text, role, status }, sort: BY_NAME, window }),
          );
    const withGuests = (role === undefined || role === 'guest') && status === undefined;
    if (!withGuests) return paged(staff, query);
    const left = window.limit - staff.rows.length;
    const others = await this.queries.execute(
      new guests.Find({
        criteria: { q: text },
        sort: BY_NAME,
        window: { skip: Math.max(0, window.skip - staff.total), limit: Math.max(1, left) },
      }),
    );
    const rows = [...staff.rows, ...others.rows.slice(0, left)];
    return paged({ rows, total: staff.total + others.total }, query);
  }

  @Serves(memberRoutes.listAllMembers)
  async listAll() {
    const page = { page: 1, limit: LIST_LIMIT_MAX };
    const found = await this.queries.execute(
      new members.Find({ sort: BY_NAME, window: windowOfPage(page) }),
    );
    return paged(found, page);
  }

  @Serves(memberRoutes.viewMemberSettings)
  async view(@Input() { query }: InputOf<typeof memberRoutes.viewMemberSettings>) {
    return this.queries.execute(new members.Get(query.userId));
  }

  @Serves(memberRoutes.updateMemberAccount)
  async update(@Input() { body, context }: InputOf<typeof memberRoutes.updateMemberAccount>) {
    const { userId: memberId, role, ...said } = body;
    const { position } = await this.commands.execute(
      new ChangeMember(context, { memberId, ...splitDetails(given(said)), ...(role && { role }) }),
    );
    await this.freshness.waitFor(position, ['members']);
    return this.queries.execute(new members.Get(memberId));
  }

  /** Changes each member separately, so that one error does not stop the others. */
  @Serves(memberRoutes.changeMemberStatuses)
  changeStatuses(@Input() { body, context }: InputOf<typeof memberRoutes.changeMemberStatuses>) {
    const wanted = new Map(body.users.map(({ id, status }) => [id, status]));
    return this.#eachOf([...wanted.keys()], (memberId) => {
      const status = wanted.get(memberId);
      return this.commands.execute(
        new ChangeMember(stepOf(context, `${memberId} ${status}`), {
          memberId,
          details: {},
          active: status === 'ACTIVE',
        }),
      );
    });
  }

  @Serves(memberRoutes.deleteMembers)
  delete(@Input() { body, context }: InputOf<typeof memberRoutes.deleteMembers>) {
    return this.#eachOf(body.deleteUsers, (memberId) =>
      this.commands.execute(new DeleteMember(stepOf(context, memberId), { memberId })),
    );
  }

  #eachOf(ids: readonly string[], run: (memberId: string) => Promise<Outcome<unknown>>) {
    return eachOf(ids, async (memberId) => {
      const { position } = await run(memberId);
      await this.freshness.waitFor(position, ['members']);
    });
  }
}
