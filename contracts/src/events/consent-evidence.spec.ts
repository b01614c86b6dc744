import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import { eventDefinitions } from './index.js';

const PURPOSE = 'audio-recording';
const SHOWN = { textVersion: 3, language: 'de' };

/** Events about a consent that are no answer to words on a page, each with the reason. */
const WITHOUT_WORDS = new Map([
  ['CallRecordingConsentAsked', 'is the question; the answer names the words by which it was put'],
  ['TranscriptConsentAsked', 'is the question; the answer names the words by which it was put'],
  ['CallRecordingPortalAnswerCounted', 'uses the answer of a visit, which names its own words'],
]);

const isOfConsent = ({ type, data }: { readonly type: string; readonly data: z.ZodObject }) =>
  type.includes('Consent') ||
  (data.shape as Record<string, z.ZodType | undefined>).answer?.safeParse('agreed').success ===
    true;

/** Tells whether the words and their language are kept: by their version, or as they were read. */
function namesItsWords({ shape }: z.ZodObject): boolean {
  const { wording, question, language } = shape as Record<string, z.ZodType | undefined>;
  const kept = wording?.safeParse({ purpose: PURPOSE, shown: SHOWN });
  if (kept?.success) return JSON.stringify(kept.data).includes(JSON.stringify(SHOWN));
  return question instanceof z.ZodString && language?.safeParse('de').success === true;
}

describe('Evidence of a consent', () => {
  const ofConsent = [...eventDefinitions.values()].filter(isOfConsent);

  test('is looked at in recordings, transcripts and visits', () => {
    const types = ofConsent.map(({ type }) => type);
    for (const type of [
      'CallRecordingConsentWithdrawn',
      'TranscriptConsentWithdrawn',
      'VisitRecordingAnswered',
      ...WITHOUT_WORDS.keys(),
    ]) {
      expect(types).toContain(type);
    }
  });

  test.each(ofConsent.map(({ type, data }) => [type, data] as const))(
    'names in %s the words and the language that were shown, or has a reason not to',
    (type, data) => {
      expect(namesItsWords(data)).toBe(!WITHOUT_WORDS.has(type));
    },
  );
});
