import { MemoryNodeStore } from './memory-node-store.js';
import { describeNodeStoreContract } from './testing/describe-node-store-contract.js';

describeNodeStoreContract('memory', async () => {
  const store = new MemoryNodeStore();
  return { store, other: store, dispose: () => store.close() };
});
