import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';

import { session } from '#session/session.js';
import { company } from '#state/company.js';
import { answering } from '#testing/answering.js';
import { ForgotPasswordPage } from './ForgotPasswordPage.js';
import { LinkPasswordPage } from './LinkPasswordPage.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const PASSWORD = 'Correct-Horse-9';
const EXPIRED = {
  errors: { code: 'LINK_EXPIRED', msg: 'Failed to reset password, token may have expired' },
};

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/auth/set-password" element={<LinkPasswordPage purpose="invitation" />} />
        <Route path="/auth/reset" element={<LinkPasswordPage purpose="reset" />} />
        <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/desk" element={<p>The desk</p>} />
      </Routes>
    </MemoryRouter>,
  );

async function choose(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Repeat password'), `${password}{Enter}`);
}

const OWNER = { userName: 'anna.berger', firstName: 'Anna' };
const owned = { '/api/v2/login/link/owner': [200, OWNER] } as const;
const SESSION = `x.${btoa('{}')}.y`;

afterEach(() => {
  cleanup();
  company.set((settings) => ({ ...settings, sendsMail: true }));
});

describe('a mailed link', () => {
  it.each([
    ['/auth/set-password', '/api/v2/register/set-password'],
    ['/auth/reset', '/api/v2/reset'],
  ])('to %s names the owner of the password it sets, and signs in with it', async (page, path) => {
    session.end('signed-out');
    const signedIn = { token: SESSION, data: { token: SESSION } };
    const asked = answering(
      200,
      { accepted: true },
      { ...owned, '/api/v2/login': [200, signedIn] },
    );
    open(`${page}#token=${TOKEN}`);
    const name = await screen.findByLabelText<HTMLInputElement>('User name');
    expect([name.value, name.readOnly]).toEqual(['anna.berger', true]);
    await choose(PASSWORD);
    expect(await screen.findByText('The desk')).toBeTruthy();
    expect(session.token()).toBe(SESSION);
    expect(asked.slice(1)).toEqual([
      { url: `${path}/${TOKEN}`, body: { password: PASSWORD } },
      { url: '/api/v2/login', body: { username: 'anna.berger', password: PASSWORD } },
    ]);
  });

  it('leads to signing in if that does not work automatically', async () => {
    answering(200, { accepted: true }, { ...owned, '/api/v2/login': [429, {}] });
    open(`/auth/reset#token=${TOKEN}`);
    await choose(PASSWORD);
    expect(await screen.findByRole('heading', { name: 'Password set' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
  });

  it('says at once if the link is used, before the person types', async () => {
    const asked = answering(410, EXPIRED);
    open(`/auth/set-password#token=${TOKEN}`);
    await screen.findByText(/check with your administrator whether the invitation has expired/);
    expect(asked).toEqual([
      { url: '/api/v2/login/link/owner', body: { token: TOKEN, purpose: 'invitation' } },
    ]);
  });

  it('takes a password also where its owner could not be asked for', async () => {
    answering(200, { accepted: true }, { '/api/v2/login/link/owner': [503, {}] });
    open(`/auth/set-password#token=${TOKEN}`);
    await choose(PASSWORD);
    expect(await screen.findByRole('heading', { name: 'Password set' })).toBeTruthy();
  });

  it('of an expired invitation says whom to ask', async () => {
    answering(410, EXPIRED, owned);
    open(`/auth/set-password#token=${TOKEN}`);
    await choose(PASSWORD);
    await screen.findByText(/check with your administrator whether the invitation has expired/);
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeTruthy();
  });

  it('of a forgotten password that is no longer good leads to a new one', async () => {
    answering(410, EXPIRED, owned);
    open(`/auth/reset#token=${TOKEN}`);
    await choose(PASSWORD);
    await screen.findByText(/Failed to reset password, token may have expired/);
    const way = screen.getByRole('link', { name: 'Request a new link' });
    expect(way.getAttribute('href')).toBe('/auth/forgot-password');
  });

  it.each(['', '#token=', '#token=cut-off'])('says if the link has lost its token (%j)', (hash) => {
    const asked = answering(200, {});
    open(`/auth/reset${hash}`);
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('keeps what was typed where the password is refused', async () => {
    const weak = { code: 'PASSWORD_TOO_WEAK', msg: 'It contains your first name.' };
    answering(422, { errors: weak }, owned);
    open(`/auth/set-password#token=${TOKEN}`);
    await choose(PASSWORD);
    const field = screen.getByLabelText('New password');
    await screen.findByText('It contains your first name.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe(PASSWORD);
  });
});

describe('a forgotten password', () => {
  it('is answered alike, whether the account exists or not', async () => {
    const asked = answering(202, { accepted: true });
    open('/auth/forgot-password');
    await userEvent.type(screen.getByLabelText('User name or e-mail'), ' anna.berger {Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByText(/make sure the username or email is correct/)).toBeTruthy();
    expect(asked).toEqual([{ url: '/api/v2/forgot-password', body: { username: 'anna.berger' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Request a new link' }));
    expect(screen.getByLabelText<HTMLInputElement>('User name or e-mail').value).toContain('anna');
  });

  it('says in the words of the server why nothing was sent', async () => {
    answering(429, { errors: { code: 'TOO_MANY_REQUESTS', msg: 'Please wait a minute.' } });
    open('/auth/forgot-password');
    await userEvent.type(screen.getByLabelText('User name or e-mail'), 'anna.berger{Enter}');
    expect(await screen.findByText('Please wait a minute.')).toBeTruthy();
  });
});

describe('a forgotten password where no mail server is set up', () => {
  it('promises no mail, and says who has the link', async () => {
    company.set((settings) => ({ ...settings, sendsMail: false }));
    answering(202, { accepted: true });
    open('/auth/forgot-password');
    expect(screen.getByText(/No mail server is set up here/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('User name or e-mail'), 'anna.berger{Enter}');
    expect(await screen.findByRole('heading', { name: 'Ask an administrator' })).toBeTruthy();
    expect(screen.getByText(/no mail is sent: an administrator passes the link/)).toBeTruthy();
    expect(screen.queryByText(/inbox|on its way/)).toBeNull();
  });
});
