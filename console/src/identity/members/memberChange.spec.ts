import { describe, expect, test } from '@jest/globals';

import { toMemberChange } from './memberChange.js';

describe('the values that a form of a member sends', () => {
  test('leaves out a state that only an invitation gives and takes', () => {
    expect(toMemberChange({ firstName: 'Ada', status: 'INVITED' })).toEqual({ firstName: 'Ada' });
    expect(toMemberChange({ status: 'INACTIVE' })).toEqual({ status: 'INACTIVE' });
  });

  test('sends emptied fields as empty, and no field that was not there', () => {
    expect(toMemberChange({ company: null, city: 'Ulm', dateOfBirth: '' })).toEqual({
      company: '',
      city: 'Ulm',
      dateOfBirth: null,
    });
  });
});
