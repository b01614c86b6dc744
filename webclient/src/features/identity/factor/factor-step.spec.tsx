import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';

import { session } from '#session/session.js';
import { answering } from '#testing/answering.js';
import { SignInPage } from '../SignInPage.js';

const TOKEN = `x.${btoa('{}')}.y`;
const FINISH = '/api/v2/login/factor';
const expiresAt = '2026-03-02T09:05:00.000Z';
const asks: readonly [number, object] = [202, { challenge: 'the-challenge', expiresAt }];
const refusal = (code: string, msg: string): readonly [number, object] => [
  code === 'FACTOR_CHALLENGE_OVER' ? 401 : 422,
  { errors: { code, msg } },
];

describe('a sign-in with a second factor', () => {
  beforeEach(() => session.end('signed-out'));
  afterEach(cleanup);

  /** @param finish what the code is answered with; the longer path counts before the shorter one. */
  const upToTheCode = async (finish: readonly [number, object]) => {
    const asked = answering(200, {}, { [FINISH]: finish, '/api/v2/login': asks });
    render(
      <MemoryRouter initialEntries={['/auth/login?return=%2Fvblh%2Fcalls']}>
        <Routes>
          <Route path="/auth/login" element={<SignInPage />} />
          <Route path="/calls" element={<p>The calls</p>} />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByLabelText('User name or e-mail'), 'anna.berger');
    await userEvent.type(screen.getByLabelText('Password'), 'Correct-Horse-9{Enter}');
    const field = await screen.findByLabelText<HTMLInputElement>('Code with 6 digits');
    expect(session.token()).toBeNull();
    return { asked, field };
  };
  const codes = (asked: readonly { url: string; body: unknown }[]) =>
    asked.filter(({ url }) => url === FINISH).map(({ body }) => body);

  it('takes the code that was typed or pasted, with blanks or without', async () => {
    const { asked, field } = await upToTheCode([200, { token: TOKEN, data: { token: TOKEN } }]);
    expect(['inputmode', 'autocomplete'].map((name) => field.getAttribute(name))).toEqual([
      'numeric',
      'one-time-code',
    ]);
    expect(document.activeElement).toBe(field);
    await userEvent.paste(' 123 456 ');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The calls')).toBeTruthy();
    expect(codes(asked)).toEqual([{ challenge: 'the-challenge', code: '123456' }]);
    expect(session.token()).toBe(TOKEN);
  });

  it('speaks of recovery codes to a person without the app, and of help without both', async () => {
    await upToTheCode(refusal('FACTOR_CODE_WRONG', 'Wrong'));
    await userEvent.click(
      screen.getByRole('button', { name: 'No access to the app? Use a recovery code' }),
    );
    expect(screen.getByText(/an administrator can reset your second factor/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Recovery code'), 'ABCDE-FGHJK{Enter}');
    expect(await screen.findByText(/This recovery code is wrong or was used already/)).toBeTruthy();
  });

  it('says what is wrong with a code, and sends none that is not whole', async () => {
    const { asked, field } = await upToTheCode(refusal('FACTOR_CODE_WRONG', 'This code is wrong'));
    await userEvent.type(field, '12345{Enter}');
    expect(screen.getByText('The code has 6 digits.')).toBeTruthy();
    expect(codes(asked)).toEqual([]);
    await userEvent.type(field, '6{Enter}');
    expect(await screen.findByText(/^This code is wrong or was used already/)).toBeTruthy();
    expect(session.token()).toBeNull();
  });

  it('takes a recovery code in place of the app', async () => {
    const { asked } = await upToTheCode([200, { token: TOKEN, data: { token: TOKEN } }]);
    await userEvent.click(screen.getByRole('button', { name: /Use a recovery code/ }));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}');
    expect(await screen.findByText('The calls')).toBeTruthy();
    expect(codes(asked)).toEqual([{ challenge: 'the-challenge', code: 'abcde-fghjk' }]);
  });

  it('leads back to the password, and says so where it took too long', async () => {
    const { field } = await upToTheCode(refusal('FACTOR_CHALLENGE_OVER', 'It took too long'));
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByText('It took too long')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    await userEvent.type(screen.getByLabelText('Password'), 'Correct-Horse-9{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(screen.queryByText('It took too long')).toBeNull();
  });
});
