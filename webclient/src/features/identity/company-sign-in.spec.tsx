import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter, Route, Routes } from 'react-router';

import { session } from '#session/session.js';
import { answering } from '#testing/answering.js';
import { SignInPage } from './SignInPage.js';

const TOKEN = `x.${btoa('{}')}.y`;
const METHODS = '/api/v2/sso/methods';

const open = (query: string) =>
  render(
    <MemoryRouter initialEntries={[`/auth/login${query}`]}>
      <Routes>
        <Route path="/auth/login" element={<SignInPage />} />
        <Route path="/desk" element={<p>The desk</p>} />
        <Route path="/calls" element={<p>The calls</p>} />
      </Routes>
    </MemoryRouter>,
  );
const withMethods = (methods: readonly object[], others = {}) =>
  answering(404, {}, { [METHODS]: [200, { methods }], ...others });

describe('the company’s own sign-in', () => {
  beforeEach(() => session.end('signed-out'));
  afterEach(cleanup);

  it('is offered by its name where it is set up, with the way back', async () => {
    withMethods([
      { kind: 'oidc', name: 'Example' },
      { kind: 'saml', name: '' },
    ]);
    open('?return=%2Fvblh%2Fcalls');
    const oidc = await screen.findByRole('link', { name: 'Sign in with Example' });
    expect(oidc.getAttribute('href')).toBe('/api/v2/sso/oidc/login?return=%2Fvblh%2Fcalls');
    const saml = screen.getByRole('link', { name: 'Sign in with your company' });
    expect(saml.getAttribute('href')).toBe('/api/v2/sso/saml/login?return=%2Fvblh%2Fcalls');
  });

  it('by a directory needs no way of its own: the form says that it takes the company’s names', async () => {
    withMethods([{ kind: 'ldap', name: 'Example' }]);
    open('');
    expect(
      await screen.findByText('You can use your Example user name and password.'),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Sign in with your company' })).toBeNull();
  });

  it('is nowhere where it is not set up, or cannot be asked for', async () => {
    const asked = withMethods([], { [METHODS]: [503, {}] });
    open('');
    await screen.findByLabelText('Password');
    expect(asked.map(({ url }) => url)).toEqual([METHODS]);
    expect(screen.queryByRole('region', { name: 'Sign in with your company' })).toBeNull();
  });

  it.each([
    ['SOURCE_NOT_ALLOWED', /not enabled for this application/],
    ['SOURCE_IDENTITY_MISSING', /did not send a permanent ID/],
    ['SSO_UNAVAILABLE', /cannot be reached/],
    ['<script>', /through your company failed/],
  ])('says why it failed: %s', async (code, words) => {
    withMethods([]);
    open(`?sso-failed=${encodeURIComponent(code)}`);
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join(' ')).toMatch(words);
  });

  it('takes over a successful sign-in, and leads back', async () => {
    const asked = withMethods([], {
      '/api/v2/sso/session': [200, { token: TOKEN, data: { token: TOKEN } }],
    });
    open('?sso=done&return=%2Fvblh%2Fcalls');
    expect(await screen.findByText('The calls')).toBeTruthy();
    expect(session.token()).toBe(TOKEN);
    expect(asked.filter(({ url }) => url === '/api/v2/sso/session')).toHaveLength(1);
  });

  it('is taken over once, even if the page is drawn again in between and afterwards', async () => {
    const answers = [
      [200, { token: TOKEN, data: { token: TOKEN } }],
      [401, { errors: { code: 'SSO_EXPIRED', msg: 'It took too long.' } }],
    ] as const;
    const asked = withMethods([], {});
    const answer = globalThis.fetch;
    let taken = 0;
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      if (!url.endsWith('/sso/session')) return answer(url, init);
      const [status, body] = answers[Math.min(taken, 1)] ?? answers[1];
      taken += 1;
      return { status, ok: status < 400, headers: { get: () => null }, json: async () => body };
    }) as unknown as typeof fetch;
    // The console is another program: until it is loaded, this page stays.
    open('?sso=done&return=%2Fvblh%2Fconsole');
    const drawnAgain = () => act(async () => void (await i18next.changeLanguage('en')));
    await drawnAgain();
    await waitFor(() => expect(session.token()).toBe(TOKEN));
    await drawnAgain();
    expect(taken).toBe(1);
    expect(screen.queryByText('It took too long.')).toBeNull();
    expect(asked.length).toBeGreaterThan(0);
  });

  it('leaves the form with a reason if the session is gone', async () => {
    withMethods([], {
      '/api/v2/sso/session': [401, { errors: { code: 'SSO_EXPIRED', msg: 'It took too long.' } }],
    });
    open('?sso=done');
    expect(await screen.findByText('It took too long.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(session.token()).toBeNull();
  });
});
