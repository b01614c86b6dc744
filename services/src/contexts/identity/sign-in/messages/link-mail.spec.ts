import { describe, expect, test } from '@jest/globals';
import { dark } from '@foyer/contracts/look';

import { linkMail, type LinkMailParts } from './link-mail.js';

const parts: LinkMailParts = {
  memberId: '01990000-0000-7000-8000-00000000000a',
  purpose: 'invitation',
  language: 'de',
  timeZone: 'Europe/Berlin',
  email: 'ines@example.org',
  firstName: 'Ines',
  userName: 'ines.vogel',
  url: 'https://reception.example.org/vblh/auth/set-password#token=abc',
  expiresAt: '2026-03-09T22:30:00.000Z',
  title: 'Foyer',
};

describe('a mail with a link', () => {
  test('names the product as the company does', () => {
    const { subject, text, html } = linkMail({ ...parts, title: 'Rathaus & Co.' });
    expect(subject).toBe('Ihre Einladung zu Rathaus & Co.');
    expect(text).toContain('Sie wurden zu Rathaus & Co. eingeladen');
    expect(html).toContain('Rathaus &amp; Co.');
    expect([subject, text, html].join()).not.toContain('Foyer');
  });

  test('says until when by the clock of its reader, in the language of its reader', () => {
    expect(linkMail(parts).text).toContain('bis Montag, 9. März 2026 um 23:30 MEZ.');
    const there = { ...parts, language: 'en', timeZone: 'Asia/Tokyo' } as const;
    expect(linkMail(there).text).toContain('until Tuesday, 10 March 2026 at 07:30 GMT+9.');
  });

  test('names the product and the account, and has the link in both of its parts', () => {
    const { text, html, subject } = linkMail(parts);
    expect(subject).toBe('Ihre Einladung zu Foyer');
    for (const part of [text, html]) {
      expect(part).toContain('Foyer');
      expect(part).toContain('ines.vogel');
      expect(part).toContain(parts.url);
    }
    expect(html).toContain('<html lang="de">');
  });

  test('is as light or dark as its reader likes, and fetches nothing', () => {
    const { html } = linkMail(parts);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain(dark.surface);
    expect(html).not.toMatch(/<img|src=|url\(|@import/);
  });

  test('takes no markup and no line from a name', () => {
    const { text, html } = linkMail({
      ...parts,
      firstName: '<b>Ines</b>\nBcc: x',
      userName: '<i>',
    });
    expect(html).not.toMatch(/<b>|<i>/);
    expect(text).toContain('Guten Tag <b>Ines</b> Bcc: x,');
  });
});
