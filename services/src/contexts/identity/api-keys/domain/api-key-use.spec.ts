import { describe, expect, test } from '@jest/globals';

import { evolveApiKeyUse, initialApiKeyUse, noteApiKeyUse } from './api-key-use.js';

const apiKeyId = '01990000-0000-7000-8000-00000000000a';
const use = (usedAt: string, address = '192.0.2.7') => ({ apiKeyId, usedAt, address });
const used = (...of: Parameters<typeof use>) =>
  evolveApiKeyUse(initialApiKeyUse, { type: 'ApiKeyUsed', data: use(...of) });

describe('the use of an API key', () => {
  test('is recorded the first time', () => {
    expect(noteApiKeyUse(initialApiKeyUse, use('2026-03-02T10:00:00.000Z'))).toMatchObject({
      events: [{ type: 'ApiKeyUsed', data: use('2026-03-02T10:00:00.000Z') }],
    });
  });

  test.each([
    ['after a minute from the same address', use('2026-03-02T10:01:00.000Z'), 0],
    ['after a minute from another address', use('2026-03-02T10:01:00.000Z', '192.0.2.8'), 1],
    ['after a quarter of an hour', use('2026-03-02T10:15:00.000Z'), 1],
    ['that is older than the last', use('2026-03-02T09:00:00.000Z', '192.0.2.8'), 0],
  ])('%s makes that many events', (_when, next, events) => {
    const decision = noteApiKeyUse(used('2026-03-02T10:00:00.000Z'), next);
    expect('events' in decision && decision.events).toHaveLength(events);
  });
});
