import type { CallSettingChange } from '@foyer/contracts/settings';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import {
  defineCommand,
  memberOf,
  need,
  refuseToReplace,
  Rejected,
  stateSeen,
  stream,
  type SeenChange,
} from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { fieldsOfCallSetting, saveCallSetting } from './call-setting.js';
import { CallSettings } from '../streams.js';

/** Keep how the caller's own calls begin and are laid out. */
export const SaveCallSetting = defineCommand({
  name: 'SaveCallSetting',
  needs: { store: need<ReadStore>(READ_STORE) },
  prepare: async (change: CallSettingChange, { context, needs: { store }, stateOf }) => {
    const { id } = memberOf(context);
    const shownThen = await stateSeen(stateOf, stream(CallSettings, id), seenBy(change));
    const queueId = change.startWith?.queueId ?? null;
    if (queueId === null) return shownThen;
    const portal = await store.collection<PortalDocument>('portals').findOne({ _id: queueId });
    if (!portal) throw new Rejected('PORTAL_NOT_FOUND');
    if (!portal.members.some(({ memberId }) => memberId === id)) {
      throw new Rejected('NOT_A_PORTAL_MEMBER');
    }
    return shownThen;
  },
  stream: (_change, { context }) => stream(CallSettings, memberOf(context).id),
  decide: (state, change, { context, prepared }) => {
    refuseToReplace(fieldsOfCallSetting, { seen: prepared, now: state }, seenBy(change));
    return saveCallSetting(state, { memberId: memberOf(context).id, change });
  },
});

const seenBy = (change: CallSettingChange): SeenChange => ({
  revision: change.revision,
  wanted: fieldsOfCallSetting(change),
});
