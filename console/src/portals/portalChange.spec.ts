import { describe, expect, test } from '@jest/globals';

import { toPortalChange } from './portalChange.js';

describe('what a form of a portal sends', () => {
  test('keeps the PIN as it is where none was typed', () => {
    expect(toPortalChange({ name: 'Empfang', pin: '' })).toEqual({ name: 'Empfang' });
  });

  test('sets the PIN that was typed, also where removing was ticked', () => {
    expect(toPortalChange({ pin: '123456', removePin: true })).toEqual({ pin: '123456' });
  });

  test('removes the PIN only where that was asked for', () => {
    expect(toPortalChange({ removePin: true })).toEqual({ pin: null });
  });

  test('sends emptied texts as empty, and colours only where chosen', () => {
    expect(
      toPortalChange({
        messages: { welcome: null, goodbye: 'Bye' },
        appearance: { primary: '', background: '#ffffff' },
        shortlink: '',
      }),
    ).toEqual({
      messages: { welcome: '', goodbye: 'Bye' },
      appearance: { background: '#ffffff' },
    });
  });
});
