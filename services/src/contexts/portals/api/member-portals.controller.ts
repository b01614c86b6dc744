import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { portalSettingRoutes } from '@foyer/contracts/portals';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import type { PortalDocument } from '@foyer/projections';

import { MemberDirectory } from '#contexts/identity';
import { Rejected, stepOf, type CommandContext } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ChangePortal, type PortalUpdate } from '../commands.js';
import { portals } from '../queries.js';

const ALL = { skip: 0, limit: LIST_LIMIT_MAX };

/** The portals of one member, set in one go. */
@Controller()
export class MemberPortalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly members: MemberDirectory,
  ) {}

  @Serves(portalSettingRoutes.setMemberPortals)
  async set(@Input() { body, context }: InputOf<typeof portalSettingRoutes.setMemberPortals>) {
    const { memberId, queueIds, seenQueueIds } = body;
    const existing = await this.members.existing([memberId]);
    if (!existing.has(memberId)) throw new Rejected('MEMBER_NOT_FOUND');
    const present = new Set((await this.#of(memberId)).map(({ _id }) => _id));
    const wanted = wantedOf({ queueIds, seenQueueIds }, present);
    // All are looked up before anything changes, so that an unknown one leaves everything as it
    // was.
    await Promise.all([...wanted].map((id) => this.queries.execute(new portals.Get(id))));
    for (const portalId of wanted) {
      if (present.has(portalId)) continue;
      await this.#change(context, { portalId, addMemberIds: [memberId] });
    }
    for (const portalId of present) {
      if (wanted.has(portalId)) continue;
      await this.#change(context, { portalId, removeMemberIds: [memberId] });
    }
    return { docs: await this.#of(memberId) };
  }

  async #of(memberId: string): Promise<readonly PortalDocument[]> {
    const found = await this.queries.execute(
      new portals.Find({ criteria: { memberId }, sort: { sortName: 1 }, window: ALL }),
    );
    return found.rows;
  }

  async #change(context: CommandContext, update: PortalUpdate): Promise<void> {
    const { position } = await this.commands.execute(
      new ChangePortal(stepOf(context, update.portalId), update),
    );
    await this.freshness.waitFor(position, ['portals']);
  }
}

/** If a form says what it showed, only its changes are wanted; the rest stays as others left it. */
function wantedOf(
  {
    queueIds,
    seenQueueIds,
  }: { queueIds: readonly string[]; seenQueueIds?: readonly string[] | undefined },
  present: ReadonlySet<string>,
): ReadonlySet<string> {
  const chosen = new Set(queueIds);
  if (seenQueueIds === undefined) return chosen;
  const seen = new Set(seenQueueIds);
  const joined = queueIds.filter((id) => !seen.has(id));
  const kept = [...present].filter((id) => chosen.has(id) || !seen.has(id));
  return new Set([...kept, ...joined]);
}
