import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import { NewId } from '../../../../platform/clock/index.js';
import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stepOf,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { Files, readPicture } from '../../../../platform/stores/files/index.js';
import { changeAvatar } from '../domain/avatars.js';
import { Member } from './aggregates.js';
import { authorOf } from './author-of.js';

export interface NewAvatar {
  readonly memberId: string;
  /** The additional profile whose picture it is; null for the member's own. */
  readonly profileId: string | null;
  readonly file: Uint8Array;
}

interface Changed {
  readonly fileId: string;
  readonly replaced: string | null;
}

/** Give a member, or an additional profile, another picture; the one before is removed. */
export class ChangeAvatar extends ContextCommand<NewAvatar, Changed> {}

@CommandHandler(ChangeAvatar)
export class ChangeAvatarHandler implements ICommandHandler<ChangeAvatar> {
  readonly #runner: CommandRunner;
  readonly #files: Files;
  readonly #newId: NewId;

  constructor(runner: CommandRunner, files: Files, newId: NewId) {
    this.#runner = runner;
    this.#files = files;
    this.#newId = newId;
  }

  async execute({ context, data: { memberId, profileId, file } }: ChangeAvatar) {
    const author = authorOf(context.actor);
    const { content, hash, size } = await readPicture(file, 'avatar');
    const fileId = this.#newId.next();
    const picture = { fileId, hash, size };
    await this.#files.put({ kind: 'avatar', id: fileId }, content);
    const outcome = await this.#runner
      .run({
        // Each upload is a file of its own, also one that is a repeat.
        context: stepOf(context, fileId),
        streams: { member: stream(Member, memberId) },
        decide: ({ member }) => {
          const decision = changeAvatar(member, { profileId, picture, author });
          if (decision.type === 'rejected') return decision;
          return accepted({ member: decision.events }, { fileId, replaced: decision.result });
        },
      })
      .catch(async (error: unknown) => {
        // After any other fault the event may be written all the same.
        if (error instanceof Rejected) await this.#remove(fileId);
        throw error;
      });
    if (outcome.result.replaced !== null) await this.#remove(outcome.result.replaced);
    return outcome;
  }

  async #remove(id: string): Promise<void> {
    await this.#files.remove({ kind: 'avatar', id });
  }
}
