import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import type { ProfileText } from '../domain/account.js';
import { createProfile, updateProfile } from '../domain/profiles.js';
import { Member } from './aggregates.js';
import { authorOf } from './author-of.js';

export interface ProfileToSave {
  readonly memberId: string;
  readonly profileId: string;
  readonly text: ProfileText;
  /** Whether it is to be there already, or is to be added. */
  readonly exists: boolean;
}

/** Add an additional profile to a member, or change one. */
export class SaveProfile extends ContextCommand<ProfileToSave> {}

@CommandHandler(SaveProfile)
export class SaveProfileHandler implements ICommandHandler<SaveProfile> {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  async execute({ context, data }: SaveProfile) {
    const { memberId, profileId, text, exists } = data;
    const author = authorOf(context.actor);
    const save = exists ? updateProfile : createProfile;
    return this.#runner.run({
      context,
      streams: { member: stream(Member, memberId) },
      decide: ({ member }) => {
        const decision = save(member, { profileId, text, author });
        return decision.type === 'rejected' ? decision : accepted({ member: decision.events });
      },
    });
  }
}
