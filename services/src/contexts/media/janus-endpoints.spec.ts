import { describe, expect, test } from '@jest/globals';

import { janusEndpoints } from './janus-endpoints.js';

const two = ['ws://one.example:8188', 'ws://two.example:8188'];

describe('every Janus that runs already', () => {
  test('is none where no address is given', () => {
    expect(janusEndpoints({ JANUS_API_SECRET: 'secret' })).toEqual({ endpoints: [], faults: [] });
  });

  test('keeps a secret with a comma in it where there is one address', () => {
    const { endpoints } = janusEndpoints({ JANUS_URL: two.slice(0, 1), JANUS_API_SECRET: 'a,b' });
    expect(endpoints).toEqual([{ name: 'janus-1', endpoint: { url: two[0], apiSecret: 'a,b' } }]);
  });

  test('shares one secret, or has its own, in the order of the addresses', () => {
    const { endpoints, faults } = janusEndpoints({
      JANUS_URL: two,
      JANUS_API_SECRET: 'shared',
      JANUS_ADMIN_KEY: 'first, second',
    });
    expect(faults).toEqual([]);
    expect(endpoints).toEqual([
      { name: 'janus-1', endpoint: { url: two[0], apiSecret: 'shared', adminKey: 'first' } },
      { name: 'janus-2', endpoint: { url: two[1], apiSecret: 'shared', adminKey: 'second' } },
    ]);
  });

  test.each([
    [{ JANUS_URL: [...two, 'ws://two.example:8188/'] }, 'JANUS_URL', 'twice'],
    [
      { JANUS_URL: [...two, 'ws://3.example'], JANUS_ADMIN_KEY: 'a,b' },
      'JANUS_ADMIN_KEY',
      '2 secrets for 3',
    ],
    [{ JANUS_URL: two, JANUS_API_SECRET: 'hidden,' }, 'JANUS_API_SECRET', 'empty'],
  ])('is refused: %j', (settings, setting, why) => {
    const { faults } = janusEndpoints(settings);
    expect(faults).toEqual([{ setting, fault: expect.stringContaining(why) }]);
    expect(faults[0]?.fault).not.toContain('hidden');
  });
});
