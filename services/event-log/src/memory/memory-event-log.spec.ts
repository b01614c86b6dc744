import { describeEventLogContract } from '../testing/index.js';
import { MemoryEventLog } from './memory-event-log.js';

describeEventLogContract(
  'MemoryEventLog',
  () => ({ open: async () => new MemoryEventLog(), dispose: async () => undefined }),
  { durable: false },
);
