import { describe, expect, test } from '@jest/globals';

import { codeText } from './code-text.js';
import { placeClosedText } from './place-closed-text.js';
import { placeText } from './place-text.js';

const portalName = 'Bürgerbüro der Landeshauptstadt\nMünchen, Ruppertstraße';
const origin = 'https://reception.example.org';

/** The characters of a cheap text message; other characters make it cost twice as much. */
const GSM = /^[A-Za-z0-9@£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüà \n!"#¤%&'()*+,\-./:;<=>?_~]*$/;

describe('a text message', () => {
  test('with a code names the portal, and is bound to the page', () => {
    const parts = { code: '04711', portalName, origin };
    expect(codeText({ ...parts, language: 'en' })).toBe(
      '04711 is your code for Bürgerbüro der... Valid for 10 minutes.\n\n@reception.example.org #04711',
    );
    expect(codeText({ ...parts, language: 'de' })).toContain('10 Minuten gültig');
    expect(codeText({ ...parts, language: 'de', origin: '' })).not.toContain('@');
  });

  test.each([
    ['Bürgerbüro Mitte', 'Bürgerbüro Mitte.'],
    ['Praxis Dr. Weber u. Partn.', 'Praxis Dr. Weber u. Partn.'],
    ['Bürgerbüro Mitte, Ausweise, Meldewesen', 'Bürgerbüro Mitte, Ausweise...'],
    ['Bürgerbüro Mitte – Ausweise und Pässe', 'Bürgerbüro Mitte – Ausweise...'],
    ['Bürgerbüro am Platz Ausweise Pässe', 'Bürgerbüro am Platz...'],
    ['Bürgerbüro, Stadt Köln Mitt Ost', 'Bürgerbüro, Stadt Köln Mitt...'],
    ['Landeshauptstadtbürgerbüroverwaltung', 'Landeshauptstadtbürgerbürov...'],
  ])('cuts the name %j at a word', (name, said) => {
    const text = codeText({ language: 'de', portalName: name, code: '04711', origin });
    expect(text).toContain(`Code für ${said} 10 Minuten`);
  });

  test.each(['en', 'de'] as const)('costs no more than one does, in %s', (language) => {
    const url = `${origin}/vblh/shortlink/~${'k'.repeat(16)}`;
    const expiresAt = '2026-07-01T10:30:00.000Z';
    const timeZone = 'Europe/Berlin';
    const place = placeText({ language, portalName, url, expiresAt, timeZone });
    const code = codeText({ language, portalName, code: '04711', origin });
    const closed = placeClosedText({
      language,
      portalName,
      url: `${origin}/vblh/web-client-v2/queue/01990000-0000-7000-8000-0000000000f1`,
    });
    for (const text of [place, code, closed]) {
      expect(text).toMatch(GSM);
      expect(text.length).toBeLessThanOrEqual(160);
    }
    expect(place).toContain('12:30');
    expect(place.endsWith(` ${url}`)).toBe(true);
  });
});
