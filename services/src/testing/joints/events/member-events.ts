import type { JointEvent } from '../joint.js';
import { MEMBERS, type MemberPart } from '../parts.js';
import type { Player, Scene } from '../scene.js';

interface OfMember extends Pick<JointEvent, 'name' | 'ends' | 'refusals'> {
  readonly happen: (scene: Scene, player: Player) => Promise<unknown>;
}

const set = (change: object) => (scene: Scene, player: Player) =>
  scene.asAdmin(`PUT /admin/members/${player.id}`, change);
const remove = (scene: Scene, { id }: Player) =>
  scene.asAdmin('POST /users/delete', { deleteUsers: [id] });

/** Events that befall a member, whatever the member does at that moment. */
const BEFALLS: readonly OfMember[] = [
  {
    name: 'is deactivated',
    ends: ['MemberDeactivated'],
    happen: set({ status: 'INACTIVE' }),
  },
  {
    name: 'is deactivated and activated again',
    ends: [],
    happen: async (scene, player) => {
      await set({ status: 'INACTIVE' })(scene, player);
      return set({ status: 'ACTIVE' })(scene, player);
    },
  },
  { name: 'is deleted', ends: ['MemberDeleted'], happen: remove },
  {
    name: 'is erased',
    ends: ['PersonForgotten'],
    happen: async (scene, player) => {
      await remove(scene, player);
      return scene.asAdmin(`POST /admin/people/${player.id}/forget`);
    },
  },
  { name: 'becomes an auditor', ends: ['MemberRoleChanged'], happen: set({ role: 'auditor' }) },
  {
    name: 'becomes an auditor and a member again',
    ends: [],
    happen: async (scene, player) => {
      await set({ role: 'auditor' })(scene, player);
      return set({ role: 'member' })(scene, player);
    },
  },
  { name: 'becomes an admin', ends: [], happen: set({ role: 'admin' }) },
  { name: 'is renamed', ends: [], happen: set({ firstName: 'Renamed', lastName: 'Person' }) },
  { name: 'is given another password', ends: [], happen: set({ password: 'Quiet-Zebra-77' }) },
  {
    name: 'signs out',
    ends: ['MemberSignedOut'],
    happen: (scene, player) => scene.as(player, 'POST /logout'),
  },
  {
    name: 'signs out everywhere else',
    ends: [],
    happen: async (scene, player) => {
      const token = await scene.office.app.signIn(player.userName);
      return scene.office.app.call('DELETE /profile/sessions', { token });
    },
  },
  {
    name: 'loses all connections for good',
    ends: [],
    happen: async (scene, { page, call }) => {
      page?.close();
      call?.socket.disconnect();
      await scene.pass(60_000, 5_000);
    },
  },
];

/** A member can lose these where there is a portal. */
const AT_PORTALS: readonly OfMember[] = [
  {
    name: 'is taken out of the portal',
    ends: ['PortalMemberRemoved'],
    happen: async (scene, { id }) => {
      const memberIds = ['agent', 'colleague'] as const;
      const left = memberIds.map((part) => scene.player(part).id).filter((one) => one !== id);
      const change = { memberIds: left, groupIds: [] };
      return scene.asAdmin(`PUT /admin/portals/${scene.office.portalId}`, change);
    },
  },
  {
    name: 'takes the break that was due',
    ends: [],
    happen: async (_scene, { page }) => {
      const wish = { availability: 'away', breakKind: 'lunch' };
      return page?.socket.connected === true ? page.emit('setAvailability', wish) : undefined;
    },
  },
];

/** A member who answers at a portal by a group alone, and leaves the group. */
const BY_GROUP: readonly OfMember[] = [
  {
    name: 'is taken out of the group',
    ends: ['GroupMemberRemoved', 'PortalGroupMemberLeft'],
    happen: async (scene) => {
      const memberIds = [scene.player('colleague').id];
      await scene.asAdmin(`PUT /admin/portals/${scene.office.portalId}`, { memberIds });
      return scene.asAdmin(`PUT /admin/groups/${scene.groupId}`, { memberIds: [] });
    },
  },
];

/** A member can lose these where there is a session or a meeting. */
const AT_SESSIONS: readonly OfMember[] = [
  {
    name: 'is removed from the session',
    ends: ['SessionMemberRemoved'],
    refusals: ['SESSION_NEEDS_ADMIN', 'FORBIDDEN'],
    happen: (scene, { id: memberId }) =>
      scene.as(scene.player('owner'), 'POST /session/deleteSessionMember', {
        ...{ sessionId: scene.placeId, memberId },
      }),
  },
  {
    name: 'leaves the session',
    ends: [],
    refusals: ['SESSION_NEEDS_ADMIN'],
    happen: (scene, player) =>
      scene.as(player, 'POST /session/leaveSessions', { ids: [scene.placeId] }),
  },
  {
    name: 'becomes a viewer of the session',
    ends: ['SessionMemberRoleChanged'],
    refusals: ['SESSION_NEEDS_ADMIN', 'FORBIDDEN'],
    happen: (scene, { id: memberId }) =>
      scene.as(scene.player('owner'), 'POST /session/updateSessionMember', {
        ...{ sessionId: scene.placeId, memberId, role: 'viewer' },
      }),
  },
];

const of = (parts: readonly MemberPart[], many: readonly OfMember[]): readonly JointEvent[] =>
  parts.flatMap((part) =>
    many.map(({ happen, name, ...rest }) => ({
      ...rest,
      name: `the ${part} ${name}`,
      befalls: part,
      happen: (scene: Scene) => happen(scene, scene.player(part)),
    })),
  );

export const memberEvents: readonly JointEvent[] = [
  ...of(MEMBERS, BEFALLS),
  ...of(['agent', 'colleague'], AT_PORTALS),
  ...of(['agent'], BY_GROUP),
  ...of(['owner', 'presenter'], AT_SESSIONS),
];
