import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, type Decision } from '@foyer/contracts/decision';
import type { GroupEvent } from '@foyer/contracts/identity';

import { CommandRunner, ContextCommand, Rejected, stream } from '../../platform/commands/index.js';
import { changeGroup, createGroup, deleteGroup, type GroupChange } from '../domain/group.js';
import { MemberDirectory } from '../ports/member-directory.js';
import { Group } from './aggregates.js';

export type GroupWrite = { readonly groupId: string } & (
  | { readonly kind: 'create'; readonly name: string; readonly memberIds: readonly string[] }
  | { readonly kind: 'change'; readonly change: GroupChange }
  | { readonly kind: 'delete' }
);

/** Make, change or delete a group. */
export class WriteGroup extends ContextCommand<GroupWrite> {}

@CommandHandler(WriteGroup)
export class WriteGroupHandler implements ICommandHandler<WriteGroup> {
  readonly #runner: CommandRunner;
  readonly #members: MemberDirectory;

  constructor(runner: CommandRunner, members: MemberDirectory) {
    this.#runner = runner;
    this.#members = members;
  }

  async execute({ context, data }: WriteGroup) {
    await this.#requireMembers(data);
    const decide = deciderOf(data);
    return this.#runner.run({
      context,
      streams: { group: stream(Group, data.groupId) },
      decide: ({ group }) => {
        const decision = decide(group);
        return decision.type === 'rejected' ? decision : accepted({ group: decision.events });
      },
    });
  }

  async #requireMembers(write: GroupWrite): Promise<void> {
    const memberIds =
      write.kind === 'create'
        ? write.memberIds
        : write.kind === 'change'
          ? (write.change.memberIds ?? [])
          : [];
    const existing = await this.#members.existing(memberIds);
    if (!memberIds.every((memberId) => existing.has(memberId))) {
      throw new Rejected('MEMBER_NOT_FOUND');
    }
  }
}

function deciderOf(
  write: GroupWrite,
): (state: Parameters<typeof createGroup>[0]) => Decision<readonly GroupEvent[]> {
  switch (write.kind) {
    case 'create':
      return (state) => createGroup(state, write);
    case 'change':
      return (state) => changeGroup(state, write.groupId, write.change);
    case 'delete':
      return (state) => deleteGroup(state, write.groupId);
  }
}
