import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { eventContexts, eventDefinitions } from '@foyer/contracts/events';
import polyglot from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

import { loadCatalogue } from '../i18n/catalogue.js';
import { textSources } from '../resources.js';
import { readableType } from '../i18n/readableType.js';
import { sentenceOf, type RecordedEvent, type Translate } from './sentenceOf.js';
import { variantOf, type EventData } from './variants.js';

const SAMPLES = 'contracts/samples';
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

const types = [...eventContexts.keys()];
const files = readdirSync(SAMPLES);

/** The event as it was published, with names for all that it speaks of. */
function sampleOf(type: string): RecordedEvent {
  const version = eventDefinitions.get(type)?.version;
  const file = files.find((name) => name === `${type}.v${version}.json`) ?? '';
  const text = readFileSync(`${SAMPLES}/${file}`, 'utf8');
  const { data } = JSON.parse(text) as { data: EventData };
  const ids = text.match(new RegExp(ID, 'g')) ?? [];
  return {
    type,
    data,
    actor: { type: 'member', id: 'a', name: 'Ines Vogel' },
    names: Object.fromEntries(ids.map((id) => [id, 'Béla'])),
  };
}

/**
 * Yields the event once for each word that one of its fields may hold, keeping all other fields of
 * the sample.
 */
function* allOf(recorded: RecordedEvent): Generator<RecordedEvent> {
  yield recorded;
  const definition = eventDefinitions.get(recorded.type);
  const shape = (definition?.data as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  for (const [field, schema] of Object.entries(shape)) {
    for (const value of valuesOf(schema))
      yield { ...recorded, data: { ...recorded.data, [field]: value } };
  }
}

function valuesOf(schema: unknown): readonly unknown[] {
  const { options, unwrap, def } = schema as {
    options?: readonly unknown[];
    unwrap?: () => unknown;
    def?: { type: string };
  };
  if (def?.type === 'boolean') return [true, false];
  if (def?.type === 'nullable') return [null, ...valuesOf(unwrap?.call(schema))];
  return def?.type === 'enum' ? (options ?? []) : [];
}

async function speaking(language: 'en' | 'de'): Promise<Translate> {
  const texts = (await loadCatalogue(textSources, language)) as unknown as TranslationMessages;
  const provider = polyglot(() => texts, language, [], { allowMissing: false });
  return (key, options) => provider.translate(key, options);
}

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test.each(types)('%s has a sentence for any of its data', async (type) => {
    const translate = await speaking(language);
    for (const recorded of allOf(sampleOf(type))) {
      const said = sentenceOf(recorded, translate, language);
      expect([said, said.length > 3]).toEqual([said, true]);
      expect(said).not.toMatch(/%\{|record\.|payment\.step|sentence\.|undefined|null|\[object/);
      expect(said).not.toMatch(ID);
      // The recorded name in other letters is no sentence.
      expect(said).not.toBe(translate(`event.${type}`, { _: readableType(type) }));
      expect(said).not.toBe(readableType(type));
    }
  });
});

test.each(['en', 'de'] as const)('each sentence is that of an event (%s)', async (language) => {
  const { sentence } = await loadCatalogue(textSources, language);
  const named = Object.keys(sentence as object);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((type) => !types.includes(type))).toEqual([]);
});

test('each event that asks for one of several sentences is an event', () => {
  expect(Object.keys(variantOf).filter((type) => !types.includes(type))).toEqual([]);
});

test.each([
  ['en', 'a sound recording, version 2 of the text, in German', 'no text was shown'],
  ['de', 'einer Tonaufnahme, Fassung 2 des Textes, auf Deutsch', 'ein Text wurde nicht gezeigt'],
] as const)(
  'a consent says for what it was asked and in which words (%s)',
  async (locale, words, none) => {
    const translate = await speaking(locale);
    const consent = sampleOf('CallRecordingConsentGiven');
    const worded = (shown: unknown, rest: object = {}) => {
      const data = { ...consent.data, wording: { purpose: 'audio-recording', shown, ...rest } };
      return sentenceOf({ ...consent, data }, translate, locale);
    };
    const plain = sentenceOf(consent, translate, locale);
    expect(plain).not.toContain('(');
    const said = worded({ textVersion: 2, language: 'de' });
    expect(said.startsWith(`${plain} (`)).toBe(true);
    expect(said).toContain(words);
    expect(worded(null).startsWith(`${plain} (`)).toBe(true);
    expect(worded(null)).not.toContain(none);
    expect(worded(null, { noneShown: true })).toContain(none);
    const unnamed = worded(null, { unnamed: true });
    expect([worded(null), worded(null, { noneShown: true }), said]).not.toContain(unnamed);
    expect(unnamed.startsWith(`${plain} (`)).toBe(true);
  },
);

test.each([
  ['en', '(the visitor is told)', '(the visitor is not told)'],
  ['de', '(dem Besuch wird es gesagt)', '(dem Besuch wird es nicht gesagt)'],
] as const)('a supervised call says if the visitor is informed (%s)', async (locale, told, not) => {
  const translate = await speaking(locale);
  for (const type of ['CallSupervisionStarted', 'CallSupervisionChanged']) {
    const event = sampleOf(type);
    const said = (isToldToVisitor: boolean) =>
      sentenceOf({ ...event, data: { ...event.data, isToldToVisitor } }, translate, locale);
    expect(said(true)).toContain(told);
    expect(said(false)).toContain(not);
  }
});

test.each([
  ['week', true, 'opened on schedule'],
  ['exception', true, 'opened by an exception'],
  ['exception', false, 'closed by an exception'],
  ['change', true, 'because its opening hours were changed'],
  ['none', true, 'The next opening of'],
  ['unknown', false, 'is outside its opening hours'],
] as const)('a portal that was turned by %s says so (%s)', async (turnedBy, withinHours, said) => {
  const translate = await speaking('en');
  const event = sampleOf('PortalFollowedHours');
  const data = { ...event.data, turnedBy, withinHours };
  expect(sentenceOf({ ...event, data }, translate, 'en')).toContain(said);
});
