import { expect, test } from '@jest/globals';
import { UnreadableEvent } from '@foyer/event-log';

import { RoutingSnapshotWatch } from './routing-snapshot-watch.js';

test('a line that is damaged in the log is left out, and all others are seen', async () => {
  const stateOf = async ({ name, fold }: { name: string; fold: { initial: object } }) => {
    if (name === 'line-b') {
      throw new UnreadableEvent({ position: '7', stream: name, revision: 0 }, undefined);
    }
    const { initial } = fold;
    return name.startsWith('portal-') ? { ...initial, known: true } : initial;
  };
  const routingSnapshot = new RoutingSnapshotWatch({
    stateOf,
  });
  for (const portalId of ['a', 'b', 'c']) routingSnapshot.touchPortal(portalId);
  const { portals } = await routingSnapshot.look();
  expect(portals.map(({ portalId }) => portalId)).toEqual(['a', 'c']);
});
