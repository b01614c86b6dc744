import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, expect, it } from '@jest/globals';
import type { VisitView } from '@foyer/contracts/visits';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aPortal } from '#features/devices/kiosk/testing/a-device.js';
import { company } from '#state/company.js';
import type { VisitSession } from '../visit-session.js';
import { KeepPlace } from './KeepPlace.js';
import { PlaceKept } from './PlaceKept.js';

const session = {} as VisitSession;
const view = (placeKept: VisitView['placeKept']) => ({ clientId: 'ada', placeKept }) as VisitView;
const mails = (sendsMail: boolean) => company.set((settings) => ({ ...settings, sendsMail }));

afterEach(() => {
  cleanup();
  mails(true);
});

it.each([
  [true, false, /we send you a link back/],
  [true, true, /we send you a link back/],
  [false, true, /to your mobile number. No mails are sent/],
  [false, false, /No mails are sent from here. Please open this page again/],
])(
  'a place is kept with the words for it, with mails: %p, with text messages: %p',
  async (sendsMail, textMessages, words) => {
    mails(sendsMail);
    const portal = { ...aPortal, textMessages };
    render(<KeepPlace portal={portal} session={session} view={view('no')} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it.each([
  [true, 'kept', /We write to you/],
  [true, 'called', /We have written to you/],
  [false, 'kept', /Open it again from time to time/],
  [false, 'called', /^Your place is kept for 20 minutes.$/],
] as const)('with mails: %p a place that is %s says so', (sendsMail, placeKept, words) => {
  mails(sendsMail);
  render(<PlaceKept session={session} view={view(placeKept)} />);
  expect(screen.getByText(words)).toBeTruthy();
});
