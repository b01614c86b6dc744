import { afterEach, expect, test } from '@jest/globals';

import { Stage } from './stage.js';

const surroundings = globalThis as unknown as { openBrowser: unknown };
const { openBrowser } = surroundings;
afterEach(() => {
  surroundings.openBrowser = openBrowser;
});

test('a server is ended whose browser does not start', async () => {
  surroundings.openBrowser = () => Promise.reject(new Error('no such browser'));
  let discarded = 0;
  const server = {
    origin: 'http://127.0.0.1:1',
    signInToken: '',
    said: '',
    discard: async (): Promise<void> => void (discarded += 1),
  };
  await expect(Stage.before(server)).rejects.toThrow('no such browser');
  expect(discarded).toBe(1);
});
