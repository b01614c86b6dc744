import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TOKEN_STORAGE_KEY } from '@foyer/contracts/identity';

import { Session } from './session.js';

const token = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe('a session', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is kept under the key that the console reads as well', () => {
    const session = new Session(localStorage);
    session.begin(token(inSeconds(60)));
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe(session.token());
    expect(new Session(localStorage).token()).toBe(session.token());
  });

  it('ends automatically when its token has expired', () => {
    const session = new Session(localStorage);
    session.begin(token(inSeconds(60)));
    jest.advanceTimersByTime(61_000);
    expect(session.state.get()).toEqual({ token: null, ended: 'expired' });
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
  });

  it('is over at once where the stored token is past', () => {
    localStorage.setItem(TOKEN_STORAGE_KEY, token(inSeconds(-1)));
    expect(new Session(localStorage).state.get()).toEqual({ token: null, ended: 'expired' });
  });

  it('follows another tab that signs out', () => {
    const session = new Session(localStorage);
    session.begin(token(inSeconds(60)));
    localStorage.removeItem(TOKEN_STORAGE_KEY);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: TOKEN_STORAGE_KEY }));
    expect(session.state.get()).toEqual({ token: null, ended: 'signed-out' });
  });
});
