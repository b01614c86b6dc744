import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { CONSENT_VERSIONS } from '@foyer/contracts/calls';

import { consentWords } from './consent-words.js';

/**
 * The words of each version. A new version is added here; those before stay, since answers name
 * them.
 */
const KEPT = {
  recording: { 2: '7388919b5c982924', 3: '8929d1bbb21224c3' },
  transcript: { 2: 'e93183ef477ef343', 3: '712387cf968b54ef' },
} as const;

describe('The words by which consent is asked', () => {
  it.each(['recording', 'transcript'] as const)(
    'for a %s are those of their version: changed words need another version',
    (of) => {
      const { version, words } = consentWords[of];
      const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
      expect({ [version]: hash }).toEqual({ [version]: KEPT[of][version] });
    },
  );

  it('are those that the server takes as evidence', () => {
    const versions = (of: keyof typeof KEPT) => Object.keys(KEPT[of]).map(Number);
    expect(CONSENT_VERSIONS).toEqual({
      'audio-recording': versions('recording'),
      'video-recording': versions('recording'),
      transcript: versions('transcript'),
    });
  });
});
