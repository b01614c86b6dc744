import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';

import { answering } from '#testing/answering.js';
import { takeReceipt } from '../../payments/payer/payer-receipts.js';
import { MeetPage } from './MeetPage.js';

const now = Date.now();
const iso = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const meeting = {
  ...{
    _id: '0190f1c0-0000-7000-8000-000000000001',
    name: 'Advice',
    startTime: iso(60),
    endTime: iso(90),
    timeZone: 'UTC',
  },
  ...{ organizerName: 'Ada Berger', state: 'early', opensAt: iso(50), now: iso(0), live: false },
  ...{ repeats: false, occurrence: null, pinNeeded: false, knockNeeded: true, guest: null },
  ...{ reason: null, earlierCancelled: false },
};

const open = (found: object, status = 200) => {
  answering(status, found);
  render(
    <MemoryRouter initialEntries={['/meet/m1/guest']}>
      <Routes>
        <Route path="/meet/:eventId/:userName" element={<MeetPage />} />
      </Routes>
    </MemoryRouter>,
  );
};

describe('the page that the link of a meeting leads to', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('counts down until the way in opens', async () => {
    open(meeting);
    await screen.findByRole('heading', { name: 'The meeting has not begun yet' });
    expect(screen.getByRole('timer').textContent).toMatch(/^(?:50:00|49:5\d)$/);
    expect(screen.getByText('with Ada Berger')).toBeTruthy();
  });

  it.each([
    ['cancelled', 'This meeting was cancelled'],
    ['over', 'This meeting is over'],
  ])('says honestly that it is %s', async (state, says) => {
    open({ ...meeting, state });
    await screen.findByRole('heading', { name: says });
  });

  it('says why it was cancelled', async () => {
    open({ ...meeting, state: 'cancelled', reason: 'The office is closed' });
    await screen.findByText('Reason: The office is closed');
  });

  it.each(['early', 'open'])(
    'says that the series continues after a cancelled part: %s',
    async (state) => {
      open({ ...meeting, state, earlierCancelled: true, reason: 'The office is closed' });
      await screen.findByText(/The dates before this one were cancelled/);
      expect(screen.getByText('Reason: The office is closed')).toBeTruthy();
    },
  );

  it('calls no meeting moved that comes in place of a cancelled part', async () => {
    // Its time is there, so that the page looks again at once.
    open({ ...meeting, _id: 'first', startTime: iso(5), opensAt: iso(-1) });
    answering(200, { ...meeting, earlierCancelled: true });
    await screen.findByText(/The dates before this one were cancelled/);
    expect(screen.queryByRole('heading', { name: 'The meeting was moved' })).toBeNull();
  });

  it('shows a guest of two parts of a series the receipts of this part alone', async () => {
    const pass = { token: 't', guestId: 'g1', displayName: 'Gil', sessionId: meeting._id };
    sessionStorage.setItem('foyer.guest', JSON.stringify(pass));
    const receipt = {
      ...{ clientId: 'g1', kind: 'payment' as const, amount: 1250 },
      ...{ currency: 'EUR' as const, qrCode: '/code' },
    };
    takeReceipt({ ...receipt, transactionId: 'a', url: 'https://foyer.example/a' }, 'earlier part');
    takeReceipt({ ...receipt, transactionId: 'b', url: 'https://foyer.example/b' }, meeting._id);
    open({ ...meeting, state: 'over' });
    const links = await screen.findAllByRole('link', { name: 'Open receipt' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://foyer.example/b']);
  });

  it('asks a stranger for a name and the PIN before the button can be pressed', async () => {
    open({ ...meeting, state: 'open', name: null, organizerName: null, pinNeeded: true });
    const button = await screen.findByRole('button', { name: 'Ask to come in' });
    expect(button).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText('Your name'), 'Gil');
    await userEvent.type(screen.getByLabelText('PIN (4 digits)'), '2468');
    expect(button).toHaveProperty('disabled', false);
  });

  it.each([
    ['asks who comes', 'an earlier part of the series', 'm1', 'Your name'],
    ['lets in at once', 'the part that it shows', meeting._id, 'The host will be with you soon'],
  ])('%s with a pass of %s', async (_does, _of, sessionId, shows) => {
    const pass = { token: 't', guestId: 'g1', displayName: 'Gil', sessionId };
    sessionStorage.setItem('foyer.guest', JSON.stringify(pass));
    open({ ...meeting, state: 'open' });
    await screen.findByText(shows);
  });

  it('says that the invitation is no longer valid', async () => {
    const msg = 'This invitation is no longer valid.';
    open({ errors: { code: 'INVITATION_NOT_VALID', msg } }, 401);
    await screen.findByText(msg);
  });

  it('says that there is none of that address', async () => {
    open({ errors: { code: 'MEETING_NOT_FOUND', msg: 'None.' } }, 404);
    await screen.findByText('This meeting does not exist. Check the link.');
  });
});
