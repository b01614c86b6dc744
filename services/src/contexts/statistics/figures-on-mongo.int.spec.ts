import { describe, test } from '@jest/globals';
import { MongoReadStore } from '@foyer/projections/mongo';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { figuresAgree } from './testing/figures-agree.js';

const server = process.env.TEST_MONGODB_URL;

if (server) {
  test('on MongoDB too page, table, list and events agree, no matter what happened', async () => {
    const urls: string[] = [];
    const open = async () => {
      const url = trialDatabase(server);
      urls.push(url);
      return new MongoReadStore({ url });
    };
    await figuresAgree(open, 4);
    for (const url of urls) await dropDatabase(url);
  }, 120_000);
} else {
  describe('statistics on a real MongoDB', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
}
