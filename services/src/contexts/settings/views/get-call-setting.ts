import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { CommandRunner, defineQuery, need, stream } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { CallSettings } from '../streams.js';

/**
 * How a member's calls begin, from the member's own stream: what was saved is there at once. A
 * portal that was deleted since is left out.
 */
export const GetCallSetting = defineQuery({
  name: 'GetCallSetting',
  needs: { runner: CommandRunner, store: need<ReadStore>(READ_STORE) },
  answer: async (memberId: string, { needs: { runner, store } }) => {
    const setting = await runner.stateOf(stream(CallSettings, memberId));
    const { queueId: _id } = setting.startWith;
    if (_id === null) return setting;
    const portal = await store.collection<PortalDocument>('portals').findOne({ _id });
    return portal ? setting : { ...setting, startWith: { ...setting.startWith, queueId: null } };
  },
});
