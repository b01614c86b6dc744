import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { PayerReceipt } from '@foyer/contracts/payments';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { publicApi } from '#app/api.js';
import { answering } from '#testing/answering.js';
import { takeReceipt } from '../../payments/payer/payer-receipts.js';
import { GuestCall } from './GuestCall.js';
import { GuestEntrance } from './GuestEntrance.js';
import { GuestPass } from './guest-pass.js';

const session = {
  ...{ _id: 's1', sessionName: 'Briefing', sessionNameId: 'briefing' },
  ...{ pinNeeded: false, knockNeeded: false, live: false },
};
const pass = {
  token: 't',
  guestId: '0190f1c0-0000-7000-8000-0000000000a1',
  sessionId: 's1',
  displayName: 'Gil',
};
/** Twice as long as until it is looked again. */
const SOON = { timeout: 6_000 };

const open = () => {
  const guest = new GuestPass(publicApi, sessionStorage, 's1');
  const place = { id: session._id, title: session.sessionName, isMeeting: false };
  render(<GuestCall place={place} guest={guest} pass={pass} />);
};

/** The server lets a guest come to the call, who stands in its lobby then. */
const comesIn = () => {
  const callDetailId = '0190f1c0-0000-7000-8000-000000000001';
  const joined = {
    ...{ callDetailId, knockingStatus: 'KNOCKING' },
    callJoiner: {
      ...{ _id: callDetailId, joinerId: callDetailId, joinerType: 'Guest', displayName: 'Gil' },
      ...{ joinerRole: 'guest', isAdmin: false, callStatus: false, inviter: null },
      ...{ phoneNumber: null, sessionName: 'Briefing', callDetailId },
    },
  };
  answering(200, joined);
};

describe('a guest who waits for the call of a session', () => {
  afterEach(cleanup);

  it('continues waiting when the server is back', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    open();
    await screen.findByRole('heading', { name: 'Briefing' });
    answering(404, { errors: { code: 'CALL_NOT_FOUND', msg: 'None.' } });
    await screen.findByText('The call has not started yet', {}, SOON);
  });

  it('sees lasting problems, and may try again', async () => {
    answering(403, { errors: { code: 'FORBIDDEN', msg: 'You may not.' } });
    open();
    await screen.findByText('You may not.');
    const asked = answering(404, { errors: { code: 'CALL_NOT_FOUND', msg: 'None.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The call has not started yet');
    expect(asked).toHaveLength(1);
  });
});

describe('a guest at the door of a call, or in it', () => {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('is told of being offline, until the network is back', async () => {
    comesIn();
    open();
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    await screen.findByText('You are offline.', { exact: false }, SOON);
    network.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull(), SOON);
  });
});

describe('the receipt of a guest who paid', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  const receipt: PayerReceipt = {
    ...{
      transactionId: '0190f1c0-0000-7000-8000-0000000000b1',
      clientId: pass.guestId,
      kind: 'payment',
      amount: 1250,
    },
    ...{ currency: 'EUR', url: 'https://foyer.example/r', qrCode: '/code' },
  };

  it('is shown above the call, to this guest alone', async () => {
    comesIn();
    open();
    await screen.findByRole('heading', { name: 'Briefing' });
    act(() => takeReceipt({ ...receipt, clientId: 'another', url: 'another' }, 's1'));
    act(() => takeReceipt(receipt, 'earlier part'));
    expect(screen.queryByText('Your receipt')).toBeNull();
    act(() => takeReceipt(receipt, 's1'));
    await screen.findByText('Your receipt');
  });

  it('is on the page that was loaded again after the call', async () => {
    sessionStorage.setItem('foyer.guest', JSON.stringify(pass));
    const docs = { '/api/v2/transaction/ownReceipts': [200, { docs: [receipt] }] } as const;
    answering(404, { errors: { code: 'CALL_OVER', msg: 'Over.' } }, docs);
    open();
    await screen.findByText('The call has not started yet');
    expect((await screen.findByTestId('payer-receipt')).textContent).toContain('Open receipt');
  });

  it('is on the page of a guest who was put out, and of no other guest', async () => {
    takeReceipt(receipt, 's1');
    const docs = { '/api/v2/transaction/ownReceipts': [200, { docs: [] }] } as const;
    answering(403, { errors: { code: 'NOT_IN_CALL', msg: 'Out.' } }, docs);
    open();
    await screen.findByRole('heading', { name: 'You were removed from the call' });
    screen.getByTestId('payer-receipt');
    cleanup();
    const guest = new GuestPass(publicApi, sessionStorage, 's1');
    const place = { id: session._id, title: session.sessionName, isMeeting: false };
    render(<GuestCall place={place} guest={guest} pass={{ ...pass, guestId: 'g2' }} />);
    await screen.findByRole('heading', { name: 'You were removed from the call' });
    expect(screen.queryByTestId('payer-receipt')).toBeNull();
  });
});

describe('a guest who was removed', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('sees so, also after a reload, and may ask at the door under a new name', async () => {
    sessionStorage.setItem('foyer.guest', JSON.stringify(pass));
    answering(403, { errors: { code: 'NOT_IN_CALL', msg: 'You are not part of this call.' } });
    render(
      <MemoryRouter>
        <GuestEntrance session={session} />
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { name: 'You were removed from the call' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask to come in' }));
    expect(screen.getByRole('heading', { name: 'Briefing' })).toBeTruthy();
    expect(screen.getByLabelText('Your name')).toBeTruthy();
    expect(sessionStorage.getItem('foyer.guest')).toBeNull();
  });
});

describe('a guest who is unknown to the server', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('leaves the call, sees why, and may come in again', async () => {
    sessionStorage.setItem('foyer.guest', JSON.stringify(pass));
    answering(401, { errors: { code: 'UNAUTHENTICATED', msg: 'Please sign in.' } });
    render(
      <MemoryRouter>
        <GuestEntrance session={session} />
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { name: 'Your guest access has ended' });
    await screen.findByText(/It has expired, or your details were deleted/);
    expect(sessionStorage.getItem('foyer.guest')).toBeNull();
    expect(screen.getByLabelText('Your name')).toBeTruthy();
  });

  it('is not told so on coming for the first time', () => {
    render(
      <MemoryRouter>
        <GuestEntrance session={session} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'Briefing' })).toBeTruthy();
  });
});
