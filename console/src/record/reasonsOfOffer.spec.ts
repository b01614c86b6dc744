import { expect, test } from '@jest/globals';
import polyglot from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

import { de } from './de.js';
import { en } from './en.js';
import { reasonsOfOffer } from './reasonsOfOffer.js';

const id = (n: number) => `01900000-0000-7000-8000-${n.toString().padStart(12, '0')}`;
const [INES, JONAS, KARL] = [id(2), id(3), id(4)];

const entry = {
  type: 'VisitorOffered',
  names: { [INES]: 'Ines', [JONAS]: 'Jonas', [KARL]: 'Karl' },
  data: {
    portalId: id(1),
    visitId: id(1),
    offerId: id(1),
    agentId: INES,
    expiresAt: '2026-03-04T05:00:15.000Z',
    callLogic: 'fewer-breaks',
    seed: 7,
    chosenBecause: 'fewest-breaks',
    candidates: [
      { agentId: INES, breaksToday: 1, lastCallEndedAt: null, idleMs: null },
      {
        agentId: JONAS,
        breaksToday: 2,
        lastCallEndedAt: '2026-03-04T04:48:00.000Z',
        idleMs: 720_000,
      },
    ],
    notAsked: [{ agentId: KARL, because: 'away' }],
  },
};
const inLanguage = (texts: object, language: string) => {
  const { translate } = polyglot(() => texts as TranslationMessages, language);
  return (key: string, options?: object) => translate(key, options);
};

test('an offer says why it went to this agent, and which others could be asked or not', () => {
  expect(reasonsOfOffer(entry, inLanguage(en, 'en'))).toEqual({
    title: 'Why Ines?',
    reasons: [
      'Fewest breaks today.',
      'Ines: no call yet, 1 break today',
      'Jonas: 12:00 without a call, 2 breaks today',
      'Karl was not asked: away',
    ],
  });
  expect(reasonsOfOffer(entry, inLanguage(de, 'de'))?.reasons.at(-1)).toBe(
    'Karl nicht gefragt: abwesend',
  );
});

test('many are not all told', () => {
  const notAsked = Array.from({ length: 40 }, () => ({ agentId: KARL, because: 'busy' }));
  const many = { ...entry, data: { ...entry.data, notAsked } };
  const reasons = reasonsOfOffer(many, inLanguage(en, 'en'))?.reasons;
  expect([reasons?.length, reasons?.at(-1)]).toEqual([12, '32 more']);
});

test('of what is no offer, or was tampered with, nothing is said', () => {
  const translate = inLanguage(en, 'en');
  expect(reasonsOfOffer({ ...entry, type: 'OfferEnded' }, translate)).toBeUndefined();
  expect(reasonsOfOffer({ ...entry, data: { agentId: INES } }, translate)).toBeUndefined();
});
