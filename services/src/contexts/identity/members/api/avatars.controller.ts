import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { avatarRoutes } from '@foyer/contracts/identity';

import { Rejected, type CommandContext } from '#platform/cqrs';
import { Answer, contentDisposition, Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ChangeAvatar } from '../commands.js';
import { GetAvatar, OwnerOfProfile } from '../queries.js';

/** A picture never changes under its id; one that is replaced gets another. */
const KEPT_FOR = 'private, max-age=86400, immutable';

/** Pictures of members and of their additional profiles. */
@Controller()
export class AvatarsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(avatarRoutes.getAvatar)
  async get(@Input() { params }: InputOf<typeof avatarRoutes.getAvatar>) {
    const content = await this.queries.execute(new GetAvatar(params.id));
    return new Answer(content, {
      headers: {
        'content-type': avatarRoutes.AVATAR_TYPE,
        'cache-control': KEPT_FOR,
        // If opened directly, the response is a picture, and runs no scripts.
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': contentDisposition('inline', 'avatar.webp'),
        'x-content-type-options': 'nosniff',
      },
    });
  }

  @Serves(avatarRoutes.changeOwnAvatar)
  async changeOwn(@Input() { context, file }: InputOf<typeof avatarRoutes.changeOwnAvatar>) {
    return this.#change(context, file, context.actor.id);
  }

  @Serves(avatarRoutes.changeMainAccountAvatar)
  async changeMainAccount(
    @Input() { context, file }: InputOf<typeof avatarRoutes.changeMainAccountAvatar>,
  ) {
    return this.#change(context, file, context.actor.id);
  }

  @Serves(avatarRoutes.changeMemberAvatar)
  async changeOfMember(@Input() input: InputOf<typeof avatarRoutes.changeMemberAvatar>) {
    return this.#change(input.context, input.file, input.params.id);
  }

  @Serves(avatarRoutes.changeProfileAvatar)
  async changeOfProfile(@Input() input: InputOf<typeof avatarRoutes.changeProfileAvatar>) {
    const { context, file, params } = input;
    const memberId = await this.queries.execute(
      new OwnerOfProfile({ profileId: params.id, askedBy: context.actor.id }),
    );
    return this.#change(context, file, memberId, params.id);
  }

  async #change(
    context: CommandContext,
    file: Uint8Array | undefined,
    memberId: string,
    profileId: string | null = null,
  ) {
    if (!file) throw new Rejected('INVALID_INPUT', {}, { avatar: 'BLANK' });
    const { position, result } = await this.commands.execute(
      new ChangeAvatar(context, { memberId, profileId, file }),
    );
    await this.freshness.waitFor(position, ['members']);
    return { avatarDocumentId: result.fileId };
  }
}
