import { describe, expect, test } from '@jest/globals';

import { localProtocols, readAgentFragment, writeAgentFragment } from './index.js';

const secret = 'a-Secret_'.repeat(5);

describe('the data that an agent passes to its page', () => {
  test.each([
    { agent: secret, monitoring: 49_495 },
    { agent: secret, monitoring: 49_495, terminal: 443 },
  ])('is read as it was written', (fragment) => {
    expect(readAgentFragment(`#${writeAgentFragment(fragment)}`)).toEqual(fragment);
  });

  test.each([
    '',
    '#',
    '#agent=short&monitoring=1',
    `#agent=${secret}`,
    `#agent=${secret}&monitoring=0`,
  ])('is nothing in %p', (hash) => {
    expect(readAgentFragment(hash)).toBeUndefined();
  });

  test('can be offered as subprotocols', () => {
    for (const protocol of localProtocols(secret)) expect(protocol).toMatch(/^[\w.-]+$/);
  });
});
