import { groupEvents, type GroupEvent } from '@foyer/contracts/identity';

import {
  defineAggregate,
  defineCommand,
  type Instances,
  refuseToReplace,
  Rejected,
  type SeenChange,
  stateSeen,
  stream,
} from '#platform/cqrs';
import {
  changeGroup,
  createGroup,
  deleteGroup,
  evolveGroup,
  initialGroup,
  shownGroup,
  type GroupChange,
  type GroupState,
} from './group.js';
import { MemberDirectory } from '../adapters/member-directory.js';

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
  prepare: async (
    data: OfGroup & GroupChange & { readonly seen?: SeenChange },
    { needs, stateOf },
  ) => {
    await requireMembers(needs, data.memberIds ?? []);
    return stateSeen(stateOf, groupOf(data), data.seen);
  },
  stream: groupOf,
  decide: (group, data, { prepared }) => {
    refuseToReplace(shownGroup, { seen: prepared, now: group }, data.seen);
    return changeGroup(group, data);
  },
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
