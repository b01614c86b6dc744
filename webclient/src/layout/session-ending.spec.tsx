import '../testing/browser-parts.js';
import '../testing/english.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { session } from '../session/session.js';
import { answering } from '../testing/answering.js';
import { WARN_BEFORE_MS } from '../session/useEndsSoon.js';
import { SessionEnding } from './SessionEnding.js';

const HOUR_MS = 3_600_000;
const profile = { userName: 'kim.agent' } as Profile;
const tokenFor = (ms: number) => `x.${btoa(JSON.stringify({ exp: (Date.now() + ms) / 1000 }))}.y`;

describe('a sign-in that ends', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    session.begin(tokenFor(12 * HOUR_MS));
    render(<SessionEnding profile={profile} />);
  });
  afterEach(() => {
    cleanup();
    session.end('signed-out');
    jest.useRealTimers();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const signInWith = async (password: string) => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
    await act(() => jest.advanceTimersByTimeAsync(50));
  };
  const answer = (status: number, body: object) => {
    globalThis.fetch = (async () => ({
      status,
      ok: status < 400,
      headers: { get: () => null },
      json: async () => body,
    })) as unknown as typeof fetch;
  };

  it('is announced in good time, and not before', () => {
    pass(12 * HOUR_MS - WARN_BEFORE_MS - 1_000);
    expect(screen.queryByRole('status')).toBeNull();
    pass(1_000);
    expect(screen.getByText(/Your sign-in ends at/)).toBeTruthy();
    expect(session.token()).not.toBeNull();
    pass(WARN_BEFORE_MS);
    expect(session.state.get()).toEqual({ token: null, ended: 'expired' });
  });

  it('lasts longer while the server says that its member is in a call', async () => {
    const longer = tokenFor(12 * HOUR_MS + WARN_BEFORE_MS * 3);
    answer(200, { token: longer, data: { token: longer } });
    await act(() => jest.advanceTimersByTimeAsync(12 * HOUR_MS - WARN_BEFORE_MS));
    expect(session.token()).toBe(longer);
    expect(screen.queryByText(/Your sign-in ends at/)).toBeNull();
  });

  it('continues with the password', async () => {
    pass(12 * HOUR_MS - WARN_BEFORE_MS);
    const next = tokenFor(12 * HOUR_MS);
    answer(200, { token: next, data: { token: next } });
    await signInWith('Right-Password-1');
    expect(session.token()).toBe(next);
    expect(screen.queryByText(/Your sign-in ends at/)).toBeNull();
    pass(WARN_BEFORE_MS);
    expect(session.token()).toBe(next);
  });

  it('continues with password and code where there is a second factor', async () => {
    const before = session.token();
    pass(12 * HOUR_MS - WARN_BEFORE_MS);
    const next = tokenFor(12 * HOUR_MS);
    // Asked along the way, it is not in a call.
    answering(
      409,
      { errors: { code: 'NOT_IN_CALL', msg: '' } },
      {
        '/api/v2/login/prolong': [409, { errors: { code: 'NOT_IN_CALL', msg: '' } }],
        '/api/v2/login/factor': [200, { token: next, data: { token: next } }],
        '/api/v2/login': [
          202,
          { challenge: 'the-challenge', expiresAt: '2026-03-02T09:05:00.000Z' },
        ],
      },
    );
    await signInWith('Right-Password-1');
    expect(session.token()).toBe(before);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.type(screen.getByLabelText('Code with 6 digits'), '123456{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(session.token()).toBe(next);
  });

  it('says when the password was wrong, and keeps the running work', async () => {
    const before = session.token();
    pass(12 * HOUR_MS - WARN_BEFORE_MS);
    answer(401, { errors: { msg: 'Wrong Username or password', code: 'WRONG_CREDENTIALS' } });
    await signInWith('Wrong-Password-1');
    expect(screen.getByText('Wrong Username or password')).toBeTruthy();
    expect(session.token()).toBe(before);
  });
});
