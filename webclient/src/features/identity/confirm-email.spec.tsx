import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { answering } from '#testing/answering.js';
import { ConfirmEmailPage } from './ConfirmEmailPage.js';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const open = (hash: string) =>
  render(
    <MemoryRouter initialEntries={[`/auth/confirm-email${hash}`]}>
      <ConfirmEmailPage />
    </MemoryRouter>,
  );

afterEach(cleanup);

describe('the link to a new e-mail', () => {
  it('confirms it by a press, and not by being opened', async () => {
    const asked = answering(200, { accepted: true });
    open(`#token=${TOKEN}`);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'E-mail confirmed' })).toBeTruthy();
    expect(asked).toMatchObject([{ url: `/api/v2/confirm-email/${TOKEN}` }]);
  });

  it('says where it is good no more', async () => {
    answering(410, { errors: { code: 'EMAIL_LINK_EXPIRED', msg: 'Expired.' } });
    open(`#token=${TOKEN}`);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/when the change is withdrawn/)).toBeTruthy();
  });

  it('says in the words of the server what else is wrong, and can be tried again', async () => {
    const taken = { code: 'EMAIL_ALREADY_EXISTS', msg: 'Somebody has this address.' };
    answering(409, { errors: taken });
    open(`#token=${TOKEN}`);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Somebody has this address.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  it('says that it is incomplete where it lost its token', () => {
    open('');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  });
});
