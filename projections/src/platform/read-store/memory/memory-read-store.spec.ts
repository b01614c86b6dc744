import { describeReadStoreContract } from '../../testing/read-store-contract/describe-read-store-contract.js';
import { MemoryReadStore } from './memory-read-store.js';

describeReadStoreContract('in memory', async () => {
  const store = new MemoryReadStore();
  return { store, dispose: () => store.close() };
});
