import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { unsupportedIn } from './facts.js';

/** Frames in which only a person can stand; `%` is the word. */
const FRAMES = {
  en: [
    '% pays 50 euros.',
    '% will call tomorrow.',
    '% has agreed.',
    '%’s offer was declined.',
    '[S1] calls Mr. %.',
    '[S1] spoke to %.',
    'Result: % declined the offer.',
    '[S1] asks whether % pays.',
  ],
  de: [
    '% zahlt 50 Euro.',
    '% ruft morgen an.',
    '% hat zugestimmt.',
    '% wird morgen anrufen.',
    '[S1] sagt, dass % morgen zahlt.',
    '[S1] wartet, weil % unterschreibt.',
    '[S1] zahlt, und % schickt den Vertrag.',
    '[S1] spricht mit %.',
    '[S1] informiert % bald.',
    'Der Kollege heißt %.',
    '[S1] trifft Frau %.',
    '[S1] ruft Hr. % an.',
    'Ergebnis: % möchte kündigen.',
  ],
} as const;
type Language = keyof typeof FRAMES;

const KNOWN = [
  ...['Kowalski', 'Mallory', 'Özdemir', 'Nowak', 'Yilmaz', 'Nguyen', 'Fatima', 'Björk', 'Garcia'],
  ...['Müller', 'Schneider', 'Weber', 'Schmidt', 'Becker', 'Huber', 'Ivanova', 'O’Brien', 'Kim'],
];
/** Names that no list has: they end as no common noun of either language does. */
const MadeUp = fc
  .tuple(
    fc.constantFrom('B', 'D', 'F', 'G', 'K', 'L', 'M', 'N', 'R', 'T', 'V', 'Z'),
    fc.array(fc.constantFrom('a', 'o', 'i', 'la', 'mo', 'ri', 'ku'), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.constantFrom('ski', 'ko', 'wicz', 'mba', 'ngo', 'va', 'ni', 'llo'),
  )
  .map(([first, middle, end]) => `${first}${middle.join('')}${end}`);
const Name = fc.oneof(fc.constantFrom(...KNOWN), MadeUp);
const Frame = fc
  .constantFrom<Language>('en', 'de')
  .chain((language) =>
    fc.record({ language: fc.constant(language), frame: fc.constantFrom(...FRAMES[language]) }),
  );

/** The words of the frames, without the name. */
const said = [
  'fifty euros, call tomorrow, yes, that is agreed, an offer, the result, a contract, 50 Euro zahlen',
];

describe('A single name that no cited line has', () => {
  test('is found out wherever only somebody can stand, and let pass once it was said', () => {
    fc.assert(
      fc.property(Name, Frame, fc.boolean(), (name, { language, frame }, isLoud) => {
        const text = frame.replace('%', name);
        const cited = (lines: readonly string[]) =>
          unsupportedIn(
            { text, language },
            lines.map((line) => ({ text: line })),
          );
        expect(cited(said)).toEqual([{ kind: 'name', readings: [expect.stringContaining(name)] }]);
        const spoken = isLoud ? name.toUpperCase() : name.toLowerCase();
        expect(cited([...said, `well, ${spoken} it is`])).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

/** Ordinary words without an article, as minutes have them. */
const ORDINARY = {
  en: `Customer Caller Staff Management Support Everyone Customers Agents Technician Visitor Nobody Accounting Delivery
    Payment Reception Participants Both Someone Sales Agent Marketing Guests`,
  de: `Kunde Kundin Anrufer Besucherin Support Vertrieb Team Niemand Buchhaltung Techniker Mitarbeiterin Versicherung Bank
    Einkauf Verwaltung Patient Lieferant Interessentin Nachbarin Polizei Kollegin Vermieter Mandant Chef Gast`,
} as const;
const wordsIn = (language: Language) => ORDINARY[language].split(/\s+/);

describe('A line of ordinary words', () => {
  test.each(['en', 'de'] as const)('is kept where they act as people do (%s)', (language) => {
    const frames = FRAMES[language].filter(
      (frame) => frame.startsWith('%') && !frame.includes('’'),
    );
    const lost = wordsIn(language).flatMap((word) =>
      frames
        .map((frame) => frame.replace('%', word))
        .filter((text) => unsupportedIn({ text, language }, [{ text: said[0]! }]).length > 0),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    'Monatlich zahlt [S1] 50 Euro.',
    'Dafür will [S1] den Vertrag sehen.',
    'Zugang möchte [S1] bis morgen.',
    'Damit ruft [S1] morgen an.',
    'Außerdem fragt die Kundin nach dem Preis.',
    'Heute zahlt niemand.',
    'Gestern Abend rief [S1] an.',
    'Direkt bezahlt wird nichts.',
    'Kaffee bezahlt die Firma.',
    'Zugang wird zugesagt.',
    'Versand und Zoll zahlt der Kunde.',
    'Im Büro sagt man nichts.',
    'Insgesamt zahlt [S1] nichts.',
    'Telefonisch hat [S1] zugestimmt.',
    'Rückruf wird von [S1] versprochen.',
    '[S1] spricht mit Support und Vertrieb.',
    '[S1] gibt dem Kunden Zugang.',
    'Vorab schickt [S1] den Vertrag an [S2].',
    'Bislang hat [S1] nicht unterschrieben.',
  ])('is kept in German: %s', (text) => {
    expect(unsupportedIn({ text, language: 'de' }, [{ text: '50 Euro' }])).toEqual([]);
  });

  test.each([
    'Today’s call was short.',
    'Everyone agreed.',
    'Customers asked for a discount.',
    'Management has agreed.',
    'Delivery will follow.',
    'Agreed to call again.',
    'Yesterday’s offer stands.',
  ])('is kept in English: %s', (text) => {
    expect(unsupportedIn({ text, language: 'en' }, [{ text: 'yes' }])).toEqual([]);
  });
});
