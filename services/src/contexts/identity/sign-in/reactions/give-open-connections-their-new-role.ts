import { identityMessages, MemberRoleChanged } from '@foyer/contracts/identity';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/** Applies a change of role to open connections, and notifies their pages. */
export const GiveOpenConnectionsTheirNewRole = definePush({
  name: 'give-open-connections-their-new-role',
  whenReadModel: { projection: 'members', events: [MemberRoleChanged] },
  needs: { realtime: Realtime },
  each: async ({ data: { memberId, role } }, { needs: { realtime } }) => {
    const room = `member:${memberId}`;
    // First all listeners drop their cached rights, then rights are looked up again.
    await Promise.resolve();
    await realtime.refresh(room);
    realtime.push(identityMessages.roleChanged, room, { role });
  },
});
