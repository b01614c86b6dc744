import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';

import { session } from '#session/session.js';
import { answering } from '#testing/answering.js';
import { FirstSignInPage } from './FirstSignInPage.js';
import { SignInPage } from './SignInPage.js';

const METHODS = '/api/v2/sso/methods';
const TOKEN = `x.${btoa('{}')}.y`;

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/auth/login" element={<SignInPage />} />
        <Route path="/auth/first-sign-in" element={<FirstSignInPage />} />
        <Route path="/desk" element={<p>The desk</p>} />
        <Route path="/calls" element={<p>The calls</p>} />
      </Routes>
    </MemoryRouter>,
  );

describe('signing in', () => {
  beforeEach(() => session.end('signed-out'));
  afterEach(cleanup);

  const signIn = async (username: string, password: string) => {
    await userEvent.type(screen.getByLabelText('User name or e-mail'), username);
    await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  };

  it('leads back to where one wanted to be', async () => {
    const asked = answering(200, { token: TOKEN, data: { token: TOKEN } });
    open('/auth/login?return=%2Fvblh%2Fcalls');
    await signIn('anna.berger', 'Correct-Horse-9');
    expect(await screen.findByText('The calls')).toBeTruthy();
    expect(asked.filter(({ url }) => url !== METHODS)).toEqual([
      { url: '/api/v2/login', body: { username: 'anna.berger', password: 'Correct-Horse-9' } },
    ]);
    expect(session.token()).toBe(TOKEN);
  });

  it('says in the words of the server why it did not work', async () => {
    answering(401, { errors: { code: 'WRONG_CREDENTIALS', msg: 'Wrong Username or password' } });
    open('/auth/login');
    await signIn('anna.berger', 'wrong');
    expect(await screen.findByText('Wrong Username or password')).toBeTruthy();
    expect(session.token()).toBeNull();
  });

  it('asks to try again where the server gave no reason, or no token', async () => {
    answering(502, {});
    open('/auth/login');
    await signIn('anna.berger', 'Correct-Horse-9');
    expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy();
    cleanup();
    answering(200, {});
    open('/auth/login');
    await signIn('anna.berger', 'Correct-Horse-9');
    expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy();
    expect(session.token()).toBeNull();
  });

  it('sends no request while a field is empty', async () => {
    const asked = answering(200, {});
    open('/auth/login');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Please enter at least 5 characters.')).toBeTruthy();
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    expect(asked.filter(({ url }) => url !== METHODS)).toEqual([]);
  });

  it('shows a password to its owner', async () => {
    open('/auth/login');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});

describe('the first sign-in', () => {
  afterEach(cleanup);

  it('takes a password that keeps all rules, typed twice', async () => {
    const owner = { userName: 'admin', firstName: '' };
    const answers = { '/api/v2/login/link/owner': [200, owner] } as const;
    const asked = answering(200, { token: TOKEN, data: { token: TOKEN } }, answers);
    open('/auth/first-sign-in#token=abcdefghijklmnopqrstuvwxyz');
    // A person who sees the program for the first time must learn how to sign in the next time.
    const name = await screen.findByLabelText<HTMLInputElement>('User name');
    expect(name.value).toBe('admin');
    const [first, again] = [
      screen.getByLabelText('New password'),
      screen.getByLabelText('Repeat password'),
    ];
    await userEvent.type(first, 'Correct-Horse');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Medium');
    await userEvent.type(again, 'Correct-Horse{Enter}');
    expect(asked).toHaveLength(1);
    await userEvent.type(first, '-9');
    await userEvent.type(again, '-9{Enter}');
    expect(await screen.findByText('The desk')).toBeTruthy();
    expect(asked.slice(1)).toMatchObject([
      { body: { token: 'abcdefghijklmnopqrstuvwxyz', password: 'Correct-Horse-9' } },
      // The account speaks as its owner's browser does from now on.
      { url: '/api/v2/users/updateMyAccount', body: { language: 'en' } },
    ]);
  });

  it('says at once that its link was used', async () => {
    answering(410, { errors: { code: 'LINK_EXPIRED', msg: 'expired' } });
    open('/auth/first-sign-in#token=abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByRole('heading', { name: 'This link was already used' })).toBeTruthy();
  });

  it('says so where the link has lost its token', () => {
    open('/auth/first-sign-in');
    expect(screen.getByText(/This link is incomplete/)).toBeTruthy();
  });
});
