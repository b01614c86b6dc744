import { groupEvents, type GroupEvent } from '@foyer/contracts/identity';

import { defineAggregate, Rejected, stream } from '../../../../platform/eventing/commands/index.js';
import { defineCommand, type Instances } from '../../../../platform/eventing/index.js';
import {
  changeGroup,
  createGroup,
  deleteGroup,
  evolveGroup,
  initialGroup,
  type GroupChange,
  type GroupState,
} from '../domain/group.js';
import { MemberDirectory } from '../ports/member-directory.js';

/** Streams `group-<id>`. */
export const Group = defineAggregate<GroupState, GroupEvent>({
  name: 'group',
  initial: initialGroup,
  evolve: evolveGroup,
  events: groupEvents,
});
interface OfGroup {
  readonly groupId: string;
}
const groupOf = ({ groupId }: OfGroup) => stream(Group, groupId);
const needs = { members: MemberDirectory };

export const CreateGroup = defineCommand({
  name: 'CreateGroup',
  needs,
  prepare: ({ memberIds }: OfGroup & { name: string; memberIds: readonly string[] }, { needs }) =>
    requireMembers(needs, memberIds),
  stream: groupOf,
  decide: createGroup,
});

export const ChangeGroup = defineCommand({
  name: 'ChangeGroup',
  needs,
  prepare: ({ memberIds = [] }: OfGroup & GroupChange, { needs }) =>
    requireMembers(needs, memberIds),
  stream: groupOf,
  decide: changeGroup,
});

export const DeleteGroup = defineCommand({
  name: 'DeleteGroup',
  stream: groupOf,
  decide: deleteGroup,
});

async function requireMembers({ members }: Instances<typeof needs>, memberIds: readonly string[]) {
  const existing = await members.existing(memberIds);
  if (!memberIds.every((id) => existing.has(id))) throw new Rejected('MEMBER_NOT_FOUND');
}
