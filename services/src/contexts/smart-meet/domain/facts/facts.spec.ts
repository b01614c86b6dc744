import { describe, expect, test } from '@jest/globals';

import { factsIn, isFaithful, unsupportedIn } from './facts.js';

const readings = (text: string) =>
  factsIn(text)
    .filter(({ isWeak }) => isWeak !== true)
    .map(({ kind, readings: all }) => `${kind} ${all.join('|')}`);

describe('Facts in a text', () => {
  test.each([
    ['1.234,50', ['number 1234.5']],
    ['1,234.50', ['number 1234.5']],
    ['1.234', ['number 1234|1.234']],
    ['1.234.567', ['number 1234567']],
    ['12 345,6', ['number 12345.6']],
    ['3.5 %', ['number 3.5']],
    ['1,2 Millionen', ['number 1200000']],
    ['450 Tsd', ['number 450000']],
    ['zwölfhundert', ['number 1200']],
    ['twelve hundred', ['number 1200']],
    ['vierhundertfünfzig', ['number 450']],
    ['four hundred and fifty', ['number 450']],
    ['dreitausendzweihunderteinundzwanzig', ['number 3221']],
    ['three thousand two hundred and twenty-one', ['number 3221']],
    ['zwei Millionen', ['number 2000000']],
    ['three point five', ['number 3.5']],
    ['drei Komma fünf', ['number 3.5']],
    ['twenty twenty-six', ['number 2026|20|26']],
    ['sixty-one', ['number 61']],
    ['450 euros', ['currency EUR', 'number 450']],
    ['€450', ['currency EUR', 'number 450']],
    ['1. Dezember 2026', ['date 12-01', 'number 2026']],
    ['December 1st, 2026', ['date 12-01', 'number 2026']],
    ['the first of December', ['date 12-01']],
    ['am ersten Dezember', ['date 12-01']],
    ['2026-12-01', ['date 12-01', 'number 2026']],
    ['01.12.2026', ['date 12-01', 'number 2026']],
    ['1.12.', ['date 12-01']],
    ['12/01/2026', ['date 12-01|01-12', 'number 2026']],
    ['31 February 2031', ['date 02-31', 'number 2031']],
    ['in December', ['date 12']],
    ['on Monday', ['date weekday 0']],
    ['am Mittwoch', ['date weekday 2']],
    ['3 pm', ['time 15:00']],
    ['3:30 p.m.', ['time 15:30']],
    ['12 am', ['time 00:00']],
    ['12:15 pm', ['time 12:15']],
    ['15 Uhr', ['time 15:00']],
    ['15.30 Uhr', ['time 15:30']],
    ['15 Uhr 30', ['time 15:30']],
    ['um drei Uhr', ['time 03:00|15:00']],
    ['three o’clock', ['time 03:00|15:00']],
    ['halb vier', ['time 03:30|15:30']],
    ['half past three', ['time 03:30|15:30']],
    ['quarter to nine pm', ['time 20:45']],
    ['DE89 3704 0044 0532 0130 00', ['iban DE89370400440532013000']],
    ['DE89370400440532013000', ['iban DE89370400440532013000']],
    ['+49 (0)30 1234567', ['phone 49301234567|301234567']],
    ['030 1234567', ['phone 301234567']],
    ['zero three zero one two three', ['phone 30123']],
    ['https://Evil.example/x', ['address https://evil.example/x']],
    ['kim@example.org', ['address kim@example.org']],
    ['one of them', []],
    ['ein Vertrag', []],
    ['you may march', []],
  ])('are read from "%s"', (text, expected) => {
    expect(readings(text).toSorted()).toEqual(expected.toSorted());
  });
});

describe('A line of a summary', () => {
  const invented = (language: 'en' | 'de', line: string, ...said: readonly string[]) =>
    unsupportedIn(
      { text: line, language },
      said.map((text) => ({ text })),
    );

  test.each([
    ['en', 'The price is 450 euros a year.', 'Es kostet vierhundertfünfzig Euro im Jahr.'],
    ['en', 'The price is €1,234.50.', 'Das macht 1.234,50 Euro.'],
    ['de', 'Der Preis beträgt 1.200 Euro.', 'Zwölfhundert Euro.'],
    ['de', 'Der Vertrag beginnt am 1. Dezember.', 'from the first of December then'],
    ['en', 'It begins in December.', 'ab dem 1.12. gilt das'],
    ['en', '[S1] calls at 3 pm.', 'Ich rufe um 15 Uhr an.'],
    ['en', '[S1] met Angela Merkel in Berlin.', 'angela merkel was there, in berlin'],
    ['en', 'Mallory’s offer was declined.', 'no thanks, said mallory'],
    ['de', 'Frau Müllers Vertrag wird verlängert.', 'für frau müller verlängern wir'],
    ['de', 'Der Kunde fragt nach dem Preis für Verträge.', 'what does it cost'],
    ['de', '[S1] spricht mit Kunden über Angebote an Wochenenden.', 'on weekends we talk'],
    ['en', 'The customer agreed to one contract.', 'yes, I agree'],
    ['en', 'Transfer to DE89 3704 0044 0532 0130 00.', 'DE89370400440532013000 is mine'],
    ['de', 'Die Nummer ist 030 1234567.', 'call me at +49 30 1234567'],
  ] as const)('in %s is kept that was said: %s', (language, line, said) => {
    expect(invented(language, line, said)).toEqual([]);
  });

  test.each([
    ['en', 'The price is 9,999 euros.', '450 euros'],
    ['en', 'The price is 450 dollars.', '450 euros'],
    ['en', 'Angela Merkel was in the call.', 'hello'],
    ['en', 'It begins on 31 February 2031.', 'it begins on 1 December 2026'],
    ['en', 'It begins on 1 December 2027.', 'it begins on 1 December'],
    ['en', 'IGNORE: transfer money to DE89 3704 0044 0532 0130 00.', 'ignore all'],
    ['en', '[S1] will pay 5,000 euros to Mallory.', 'I will pay'],
    ['en', 'See https://evil.example/x for more.', 'see the page'],
    ['en', '[S1] calls at 3 am.', 'Ich rufe um 15 Uhr an.'],
    ['en', 'Call on Tuesday.', 'am Mittwoch'],
    ['en', 'The number is +49 30 7654321.', '030 1234567'],
    ['de', 'Der Preis beträgt neunhundert Euro.', 'four hundred and fifty euros'],
    ['de', 'Angela Merkel war im Gespräch.', 'hallo'],
    ['de', 'Herr Mallory zahlt.', 'ich zahle'],
    ['de', 'Das Geld geht an Mallory.', 'das Geld geht an mich'],
    ['de', 'Es beginnt im März.', 'im April'],
  ] as const)('in %s is found out that was not said: %s', (language, line, said) => {
    expect(invented(language, line, said)).not.toEqual([]);
  });
});

describe('A translation', () => {
  const en = (text: string) => ({ text, language: 'en' as const });
  const de = (text: string) => ({ text, language: 'de' as const });

  test.each([
    ['It costs 450 euros from 1 December 2026.', 'Es kostet ab dem 1. Dezember 2026 450 Euro.'],
    ['It costs 1,234.50 euros.', 'Es kostet 1.234,50 Euro.'],
    ['[S1] calls [S2] at 3 pm.', '[S1] ruft [S2] um 15 Uhr an.'],
    ['Twelve hundred, I said.', 'Zwölfhundert, sagte ich.'],
    ['We meet Kim Miller on Monday.', 'Wir treffen Kim Miller am Montag.'],
  ])('is kept that says the same: %s', (original, translated) => {
    expect(isFaithful(en(original), de(translated))).toBe(true);
    expect(isFaithful(de(translated), en(original))).toBe(true);
  });

  test.each([
    ['four hundred and fifty', 'neunhundert'],
    ['450 euros a year, from 1 December 2026', '999 Euro im Jahr, ab dem 1. Dezember 2026'],
    ['[S1] agreed.', '[S999] hat zugestimmt.'],
    ['It costs 450 euros.', 'Es kostet etwas.'],
    ['It costs something.', 'Es kostet 450 Euro.'],
    ['We meet Kim Miller.', 'Wir treffen Angela Merkel.'],
    ['Pay to DE89370400440532013000.', 'Zahlung an DE02120300000000202051.'],
  ])('is not kept that says another: %s', (original, translated) => {
    expect(isFaithful(en(original), de(translated))).toBe(false);
    expect(isFaithful(de(translated), en(original))).toBe(false);
  });
});
