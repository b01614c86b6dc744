import { describe, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { v4 } from 'uuid';

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
    const url = Object.assign(new URL(server), { pathname: `/foyer-relays-${v4()}` }).href;
    const notes = new MongoRelayNotes({ url });
    const close = notes.close.bind(notes);
    return Object.assign(notes, {
      close: async () => {
        const client = new MongoClient(url);
        await client.db().dropDatabase();
        await client.close();
        await close();
      },
    });
  });
}
