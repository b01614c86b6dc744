import { describe, expect, test } from '@jest/globals';

import { spokenMessages } from './prerendered-shell.js';

const none = { welcome: '', waiting: '', notAvailable: '', goodbye: '' };

describe('what a portal says', () => {
  const messages = { ...none, welcome: 'Willkommen', waiting: 'Gleich' };
  const messagesEn = { ...none, welcome: 'Welcome', goodbye: 'Bye' };

  test('is in the language of its visitor, and in the other where it says nothing in that', () => {
    expect(spokenMessages({ messages, messagesEn }, 'de')).toEqual({ ...messages, goodbye: 'Bye' });
    expect(spokenMessages({ messages, messagesEn }, 'en')).toEqual({
      ...messagesEn,
      waiting: 'Gleich',
    });
  });
});
