import { describe, expect, test } from '@jest/globals';

import { joinTexts } from './texts.js';

describe('the texts of all parts', () => {
  test('become one catalogue', () => {
    const groups = { group: { empty: 'None' }, resources: { groups: { name: 'Groups' } } };
    const guests = { guest: { empty: 'None' }, resources: { guests: { name: 'Guests' } } };
    expect(joinTexts([groups, guests])).toEqual({
      group: { empty: 'None' },
      guest: { empty: 'None' },
      resources: { groups: { name: 'Groups' }, guests: { name: 'Guests' } },
    });
  });

  test('must not take a name from each other', () => {
    expect(() => joinTexts([{ group: {} }, { group: {} }])).toThrow('group');
    expect(() => joinTexts([{ event: { Called: 'a' } }, { event: { Called: 'b' } }])).toThrow(
      'Called',
    );
  });
});
