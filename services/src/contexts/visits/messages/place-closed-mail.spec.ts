import { describe, expect, it } from '@jest/globals';

import { placeClosedMail } from './place-closed-mail.js';

const parts = {
  visitId: 'visit-1',
  email: 'vera@example.org',
  language: 'en',
  portalName: 'Town <hall>\r\nBcc: all@example.org',
  url: 'https://foyer.example.org/portal',
} as const;

describe('the mail that a kept place is over', () => {
  it('leads to the portal, to ring again', () => {
    const { text, html, to } = placeClosedMail(parts);
    expect(to).toBe('vera@example.org');
    expect(text).toContain(parts.url);
    expect(html).toContain(`href="${parts.url}"`);
  });

  it('lets no name of a portal write headers or markup', () => {
    const { subject, html } = placeClosedMail(parts);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<hall>');
  });

  it('names no portal and leads nowhere where it was deleted', () => {
    const { subject, html } = placeClosedMail({
      ...{ ...parts, language: 'de', portalName: '', url: null },
    });
    expect(subject).toBe('Das Portal hat geschlossen');
    expect(html).not.toContain('href="https');
  });
});
