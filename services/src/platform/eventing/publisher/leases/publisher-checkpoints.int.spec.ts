import { describe, test } from '@jest/globals';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { describePublisherCheckpoints } from '../testing/describe-publisher-checkpoints.js';
import { MemoryPublisherCheckpoints } from './memory-publisher-checkpoints.js';
import { MongoPublisherCheckpoints } from './mongo-publisher-checkpoints.js';

describePublisherCheckpoints('memory', async () => new MemoryPublisherCheckpoints());

const server = process.env.TEST_MONGODB_URL;
if (server === undefined) {
  describe('publisher checkpoints contract: MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describePublisherCheckpoints('MongoDB', async () => {
    const url = trialDatabase(server, 'foyer-publishers');
    const notes = new MongoPublisherCheckpoints({ url });
    const close = notes.close.bind(notes);
    return Object.assign(notes, {
      close: () => dropDatabase(url).then(close),
    });
  });
}
