import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accountRoutes, memberRoutes, type UserProfile } from '@foyer/contracts/identity';

import { Rejected, type CommandContext, type SeenChange } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { SaveProfile } from '../commands.js';
import { FindProfiles, members } from '../queries.js';

/** Additional profiles: one's own, and those of others for who administers them. */
@Controller()
export class ProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(accountRoutes.getMyProfiles)
  async mine(@Input() { actor }: InputOf<typeof accountRoutes.getMyProfiles>) {
    return this.queries.execute(new FindProfiles(actor.id));
  }

  @Serves(accountRoutes.createMyProfile)
  async createMine(@Input() { body, context }: InputOf<typeof accountRoutes.createMyProfile>) {
    return this.#save(context, context.actor.id, body, false);
  }

  @Serves(accountRoutes.updateMyProfile)
  async updateMine(@Input() { body, context }: InputOf<typeof accountRoutes.updateMyProfile>) {
    const { revision, ...profile } = body;
    const { _id: _, ...wanted } = profile;
    return this.#save(context, context.actor.id, profile, true, { revision, wanted });
  }

  @Serves(memberRoutes.getMemberProfiles)
  async ofMember(@Input() { query }: InputOf<typeof memberRoutes.getMemberProfiles>) {
    await this.queries.execute(new members.Get(query.userId));
    return this.queries.execute(new FindProfiles(query.userId));
  }

  @Serves(memberRoutes.createMemberProfile)
  async create(@Input() { body, context }: InputOf<typeof memberRoutes.createMemberProfile>) {
    const { userId, ...profile } = body;
    return this.#save(context, userId, profile, false);
  }

  @Serves(memberRoutes.updateMemberProfile)
  async update(@Input() { body, context }: InputOf<typeof memberRoutes.updateMemberProfile>) {
    const { userId, revision, ...profile } = body;
    const { _id: _, ...wanted } = profile;
    return this.#save(context, userId, profile, true, { revision, wanted });
  }

  async #save(
    context: CommandContext,
    memberId: string,
    { _id: profileId, ...text }: UserProfile,
    exists: boolean,
    seen?: SeenChange,
  ) {
    const { position } = await this.commands.execute(
      new SaveProfile(context, { memberId, profileId, text, exists, ...(seen && { seen }) }),
    );
    await this.freshness.waitFor(position, ['members']);
    const profiles = await this.queries.execute(new FindProfiles(memberId));
    const saved = profiles.find(({ _id }) => _id === profileId);
    // A person who was forgotten meanwhile has no profile any more.
    if (!saved) throw new Rejected('PROFILE_NOT_FOUND');
    return saved;
  }
}
