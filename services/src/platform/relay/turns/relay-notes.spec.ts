import { describe, test } from '@jest/globals';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { describeRelayNotes } from '../testing/describe-relay-notes.js';
import { MemoryRelayNotes } from './memory-relay-notes.js';
import { MongoRelayNotes } from './mongo-relay-notes.js';

describeRelayNotes('memory', async () => new MemoryRelayNotes());

const server = process.env.TEST_MONGODB_URL;
if (server === undefined) {
  describe('relay notes contract: MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describeRelayNotes('MongoDB', async () => {
    const url = trialDatabase(server, 'foyer-relays');
    const notes = new MongoRelayNotes({ url });
    const close = notes.close.bind(notes);
    return Object.assign(notes, {
      close: () => dropDatabase(url).then(close),
    });
  });
}
