import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { GroupEvent } from '@foyer/contracts/identity';

export type GroupState =
  | { readonly status: 'unknown' | 'deleted' }
  | { readonly status: 'known'; readonly name: string; readonly memberIds: ReadonlySet<string> };

export const initialGroup: GroupState = { status: 'unknown' };

export function evolveGroup(state: GroupState, event: GroupEvent): GroupState {
  if (event.type === 'GroupCreated') {
    return { status: 'known', name: event.data.name, memberIds: new Set() };
  }
  if (state.status !== 'known') return state;
  switch (event.type) {
    case 'GroupRenamed':
      return { ...state, name: event.data.name };
    case 'GroupMemberAdded':
      return { ...state, memberIds: new Set([...state.memberIds, event.data.memberId]) };
    case 'GroupMemberRemoved': {
      const memberIds = new Set(state.memberIds);
      memberIds.delete(event.data.memberId);
      return { ...state, memberIds };
    }
    case 'GroupDeleted':
      return { status: 'deleted' };
  }
}

/** A group as its form shows it. */
export const shownGroup = (state: GroupState) =>
  state.status === 'known' ? { name: state.name, memberIds: [...state.memberIds] } : {};

/** The changes of one write to a group; absent fields stay. */
export interface GroupChange {
  readonly name?: string | undefined;
  /** Exactly who belongs to it, or who goes. */
  readonly memberIds?: readonly string[] | undefined;
  readonly removeMemberIds?: readonly string[] | undefined;
}

/** Makes a group. The same group again changes nothing. */
export function createGroup(
  state: GroupState,
  { groupId, name, memberIds }: { groupId: string; name: string; memberIds: readonly string[] },
): Decision<readonly GroupEvent[]> {
  if (state.status === 'unknown') {
    return accepted([
      { type: 'GroupCreated', data: { groupId, name } },
      ...membersChanged(groupId, new Set(), new Set(memberIds)),
    ]);
  }
  const isRepeat =
    state.status === 'known' &&
    state.name === name &&
    membersChanged(groupId, state.memberIds, new Set(memberIds)).length === 0;
  return isRepeat ? accepted([]) : rejected('ID_ALREADY_USED');
}

export function changeGroup(
  state: GroupState,
  { groupId, name, memberIds, removeMemberIds = [] }: { groupId: string } & GroupChange,
): Decision<readonly GroupEvent[]> {
  if (state.status !== 'known') return rejected('GROUP_NOT_FOUND');
  const gone = new Set(removeMemberIds);
  const wanted = [...(memberIds ?? state.memberIds)].filter((id) => !gone.has(id));
  const isRenamed = name !== undefined && name !== state.name;
  return accepted([
    ...(isRenamed ? [{ type: 'GroupRenamed' as const, data: { groupId, name } }] : []),
    ...membersChanged(groupId, state.memberIds, new Set(wanted)),
  ]);
}

/** Deletes a group. Deleting it again changes nothing. */
export function deleteGroup(
  state: GroupState,
  { groupId }: { groupId: string },
): Decision<readonly GroupEvent[]> {
  if (state.status === 'unknown') return rejected('GROUP_NOT_FOUND');
  return accepted(state.status === 'deleted' ? [] : [{ type: 'GroupDeleted', data: { groupId } }]);
}

function membersChanged(
  groupId: string,
  present: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
): readonly GroupEvent[] {
  const changes =
    (type: 'GroupMemberAdded' | 'GroupMemberRemoved') =>
    (memberId: string): GroupEvent => ({ type, data: { groupId, memberId } });
  return [
    ...[...wanted].filter((id) => !present.has(id)).map(changes('GroupMemberAdded')),
    ...[...present].filter((id) => !wanted.has(id)).map(changes('GroupMemberRemoved')),
  ];
}
