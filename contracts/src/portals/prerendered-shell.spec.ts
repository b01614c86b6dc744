import { describe, expect, test } from '@jest/globals';

import { spokenPortal } from './prerendered-shell.js';
import { DEFAULT_SETTINGS } from './settings.js';

const none = { welcome: '', waiting: '', notAvailable: '', goodbye: '' };
const { callButton, recording } = DEFAULT_SETTINGS;

describe('the texts of a portal', () => {
  const messages = { ...none, welcome: 'Willkommen', waiting: 'Gleich' };
  const messagesEn = { ...none, welcome: 'Welcome', goodbye: 'Bye' };
  const portal = { messages, messagesEn, callButton, recording };

  test('is in the language of its visitor, and in the other where it says nothing in that', () => {
    expect(spokenPortal(portal, 'de').messages).toEqual({ ...messages, goodbye: 'Bye' });
    expect(spokenPortal(portal, 'en').messages).toEqual({ ...messagesEn, waiting: 'Gleich' });
  });

  test.each([
    ['both', 'Klingeln', 'Ring', 'Klingeln', 'Ring'],
    ['German alone', 'Klingeln', '', 'Klingeln', 'Klingeln'],
    ['English alone', '', 'Ring', 'Ring', 'Ring'],
    ['neither', '', '', '', ''],
  ])(
    'is so on the call button and in the recording question: %s',
    (_which, de, en, german, english) => {
      const own = {
        ...portal,
        callButton: { ...callButton, callButtonName: de, callButtonNameEn: en },
        recording: { ...recording, optInMessage: de, optInMessageEn: en },
      };
      for (const [language, text] of [
        ['de', german],
        ['en', english],
      ] as const) {
        const spoken = spokenPortal(own, language);
        expect(spoken.callButton.callButtonName).toBe(text);
        expect(spoken.recording.optInMessage).toBe(text);
      }
    },
  );
});
