import { describe, expect, test } from '@jest/globals';

import { toPortalChange } from './portalChange.js';

describe('the values that a form of a portal sends', () => {
  test('is only what belongs to it', () => {
    const form = { name: 'Empfang', askClientName: true, messages: { welcome: 'Hi' } };
    expect(toPortalChange(form, ['name', 'messages'])).toEqual({
      name: 'Empfang',
      messages: { welcome: 'Hi' },
    });
  });

  test('keeps the PIN as it is where none was typed', () => {
    expect(toPortalChange({ name: 'Empfang', pin: '' }, ['name', 'pin'])).toEqual({
      name: 'Empfang',
    });
  });

  test('sets the PIN that was typed, also where removing was ticked', () => {
    expect(toPortalChange({ pin: '123456', removePin: true }, ['pin'])).toEqual({ pin: '123456' });
  });

  test('removes the PIN only where that was asked for', () => {
    expect(toPortalChange({ removePin: true }, ['pin'])).toEqual({ pin: null });
  });

  test('sends what is typed in lines without blanks and empty lines', () => {
    const form = { embedding: { origins: [' https://a.example ', '', 'http://localhost'] } };
    expect(toPortalChange(form, ['embedding'])).toEqual({
      embedding: { origins: ['https://a.example', 'http://localhost'] },
    });
  });

  test('sends emptied texts as empty, and gives emptied colours back', () => {
    expect(
      toPortalChange(
        {
          messages: { welcome: null, goodbye: 'Bye' },
          appearance: { primary: '', background: '#ffffff' },
          shortlink: '',
        },
        ['messages', 'appearance', 'shortlink'],
      ),
    ).toEqual({
      messages: { welcome: '', goodbye: 'Bye' },
      appearance: { primary: null, background: '#ffffff' },
    });
  });
});
