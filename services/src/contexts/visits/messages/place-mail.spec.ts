import { describe, expect, it } from '@jest/globals';

import { placeMail, type PlaceMailParts } from './place-mail.js';

const parts: PlaceMailParts = {
  visitId: 'visit-1',
  email: 'vera@example.org',
  language: 'en',
  portalName: 'Town <hall>\r\nBcc: all@example.org',
  url: 'https://foyer.example.org/shortlink/~abc',
  expiresAt: '2026-07-01T10:30:00.000Z',
  timeZone: 'Europe/Berlin',
};

describe('the mail with the way back to a place in line', () => {
  it('carries the link, and until when it is good by the clock of the portal', () => {
    const { text, html, to } = placeMail(parts);
    expect(to).toBe('vera@example.org');
    expect(text).toContain(parts.url);
    expect(text).toContain('The link works once. Your place is kept until 12:30');
    expect(html).toContain(`href="${parts.url}"`);
  });

  it('lets no name of a portal write headers or markup', () => {
    const { subject, html } = placeMail(parts);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<hall>');
  });

  it('speaks German to who chose it', () => {
    const { subject, text, html } = placeMail({ ...parts, language: 'de', portalName: 'Rathaus' });
    expect(subject).toBe('Rathaus: Sie sind gleich an der Reihe');
    expect(text).toContain('Ihr Platz bleibt bis 12:30 Uhr für Sie frei.');
    expect(html).toContain('<html lang="de">');
  });
});
