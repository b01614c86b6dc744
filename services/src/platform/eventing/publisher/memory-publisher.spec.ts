import { MemoryPublisher } from './memory-publisher.js';
import { describePublisherContract } from './testing/publisher-contract.js';

describePublisherContract('in memory', async () => {
  const publisher = new MemoryPublisher();
  return {
    publisher,
    received: async () => publisher.received,
    dispose: () => publisher.close(),
  };
});
