import { expect, test } from '@jest/globals';

import { MemoryNodeStore } from '#platform/cluster/nodes';
import { demandNoNode } from './demand-no-node.js';

const TIMING = { heartbeatMs: 20, deadAfterMs: 60, watchMs: 20 };
const node = { id: 'one', address: 'http://node-1:3000', pass: 'pass' };

test('A node that serves people is named, one that was killed is not waited for any longer', async () => {
  const store = new MemoryNodeStore();
  await demandNoNode(store, TIMING);
  await store.enter(node);
  await demandNoNode(store, TIMING);
  const looked = demandNoNode(store, TIMING);
  const heartbeats = setInterval(() => void store.heartbeat(node.id), 5);
  await expect(looked).rejects.toThrow(
    'A server works with this log, at http://node-1:3000: end it first',
  );
  clearInterval(heartbeats);
});

test('A node that came while it was looked for others counts, one that has ended does not', async () => {
  const store = new MemoryNodeStore();
  await store.enter(node);
  const looked = demandNoNode(store, TIMING);
  await store.enter({ ...node, id: 'two', address: 'http://node-2:3000' });
  await expect(looked).rejects.toThrow('http://node-2:3000');
  await store.deregister('two');
  const ended = demandNoNode(store, TIMING);
  await store.deregister('one');
  await ended;
});
