import type { CallSetting } from '@foyer/contracts/settings';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { defineCommand, memberOf, need, Rejected, stream } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { saveCallSetting } from './call-setting.js';
import { CallSettings } from '../streams.js';

/** Keep how the caller's own calls begin and are laid out. */
export const SaveCallSetting = defineCommand({
  name: 'SaveCallSetting',
  needs: { store: need<ReadStore>(READ_STORE) },
  prepare: async ({ startWith }: CallSetting, { context, needs: { store } }) => {
    const { id } = memberOf(context);
    const { queueId } = startWith;
    if (queueId === null) return;
    const portal = await store.collection<PortalDocument>('portals').findOne({ _id: queueId });
    if (!portal) throw new Rejected('PORTAL_NOT_FOUND');
    if (!portal.members.some(({ memberId }) => memberId === id)) {
      throw new Rejected('NOT_A_PORTAL_MEMBER');
    }
  },
  stream: (_setting, { context }) => stream(CallSettings, memberOf(context).id),
  decide: (state, setting, { context }) =>
    saveCallSetting(state, { memberId: memberOf(context).id, setting }),
});
