import type { PortalMemberEvent } from './member-events.js';

/** The members who answer at a portal, and how each of them came to it. */
export interface PortalMembership {
  /** The members who belong to it directly. */
  readonly own: readonly string[];
  /** Those who belong to it by a group, by the group's id. */
  readonly byGroup: Readonly<Record<string, readonly string[]>>;
}

export const noMembership: PortalMembership = { own: [], byGroup: {} };

/** The membership after an event; the very same where the event is about something else. */
export function evolveMembership(
  membership: PortalMembership,
  event: PortalMemberEvent | { readonly type: string; readonly data: unknown },
): PortalMembership {
  if (!isAboutMembers(event)) return membership;
  const { own, byGroup } = membership;
  switch (event.type) {
    case 'PortalMemberAdded':
      return { own: withOne(own, event.data.memberId), byGroup };
    case 'PortalMemberRemoved':
      return { own: withoutOne(own, event.data.memberId), byGroup };
    case 'PortalGroupAdded': {
      const { groupId } = event.data;
      return { own, byGroup: { ...byGroup, [groupId]: byGroup[groupId] ?? [] } };
    }
    case 'PortalGroupRemoved': {
      const { [event.data.groupId]: _, ...others } = byGroup;
      return { own, byGroup: others };
    }
    case 'PortalGroupMemberJoined': {
      const { groupId, memberId } = event.data;
      return { own, byGroup: { ...byGroup, [groupId]: withOne(byGroup[groupId] ?? [], memberId) } };
    }
    case 'PortalGroupMemberLeft': {
      const { groupId, memberId } = event.data;
      const left = withoutOne(byGroup[groupId] ?? [], memberId);
      return { own, byGroup: { ...byGroup, [groupId]: left } };
    }
  }
}

/** Returns all members who answer there, each once. */
export const everyMember = ({ own, byGroup }: PortalMembership): readonly string[] => [
  ...new Set([...own, ...Object.values(byGroup).flat()]),
];

const EVENT_TYPES: ReadonlySet<string> = new Set<PortalMemberEvent['type']>([
  'PortalMemberAdded',
  'PortalMemberRemoved',
  'PortalGroupAdded',
  'PortalGroupRemoved',
  'PortalGroupMemberJoined',
  'PortalGroupMemberLeft',
]);
const isAboutMembers = (event: { readonly type: string }): event is PortalMemberEvent =>
  EVENT_TYPES.has(event.type);

const withOne = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id]);
const withoutOne = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);
