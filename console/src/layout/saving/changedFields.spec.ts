import { describe, expect, test } from '@jest/globals';

import { changedFields, changedInGroups, withChanges, WRITE_ONLY } from './changedFields.js';

describe('the changed fields of a form', () => {
  test('is what differs; absent, null and empty are one', () => {
    const began = { name: 'Desk', city: '', phone: null, ids: ['a'] };
    const form = { name: 'Hall', city: null, phone: '', street: undefined, ids: ['a'] };
    expect(changedFields(form, began)).toEqual({ name: 'Hall' });
  });

  test('are compared field by field within groups', () => {
    const began = { messages: { welcome: 'Hi', goodbye: 'Bye' } };
    const form = { messages: { welcome: '', goodbye: 'Bye' } };
    expect(changedInGroups(form, began)).toEqual({ messages: { welcome: '' } });
  });

  test('is put over what others saved, field by field', () => {
    const theirs = { name: 'Theirs', attributes: { id: 'a', email: 'theirs' } };
    expect(withChanges(theirs, { attributes: { id: 'mine' } })).toEqual({
      name: 'Theirs',
      attributes: { id: 'mine', email: 'theirs' },
    });
  });

  test.each([...WRITE_ONLY])('is what was typed of %s, which is never shown', (name) => {
    expect(changedFields({ [name]: 'secret' }, {})).toEqual({ [name]: 'secret' });
    expect(changedFields({ [name]: null }, {})).toEqual({ [name]: null });
    expect(changedFields({ [name]: '' }, {})).toEqual({});
    expect(changedFields({ [name]: undefined }, {})).toEqual({});
  });
});
