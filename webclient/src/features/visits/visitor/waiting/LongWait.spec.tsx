import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { VisitView } from '@foyer/contracts/visits';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aPortal } from '#features/devices/kiosk/testing/a-device.js';
import type { VisitSession } from '../visit-session.js';
import { LongWait } from './LongWait.js';

const sent: [string, object][] = [];
const wire = {
  channel: () => ({
    emit: async ({ name }: { name: string }, payload: object) => void sent.push([name, payload]),
  }),
};
const session = { state: { get: () => ({ wire }) } } as unknown as VisitSession;

beforeEach(() => {
  sent.splice(0);
});
afterEach(() => {
  cleanup();
  document.documentElement.lang = 'en';
});

const show = (longWait: VisitView['longWait'], longestWait = { message: '', messageEn: '' }) =>
  render(
    <LongWait
      portal={{ ...aPortal, longestWait }}
      session={session}
      view={{ clientId: 'ada', longWait } as VisitView}
    />,
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send and leave' }));

describe('a wait that takes longer than the portal wants', () => {
  it.each([
    ['en', { message: 'Es dauert', messageEn: 'It takes long' }, 'It takes long'],
    ['de', { message: 'Es dauert', messageEn: 'It takes long' }, 'Es dauert'],
    ['en', { message: 'Es dauert', messageEn: '' }, 'Es dauert'],
    ['de', { message: '', messageEn: 'It takes long' }, 'It takes long'],
  ])('is announced in %s by the words of the portal %j: %s', (language, words, said) => {
    document.documentElement.lang = language;
    show('message', words);
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  it('is announced in words of the product if the portal has none, and offers no further choice', () => {
    show('message');
    expect(screen.getByRole('status').textContent).not.toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('may be ended by a message, which needs an address and words', async () => {
    show('emailForm');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Your e-mail address' }),
      'ada@example',
    );
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your e-mail address' }), '.org');
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByText('Please write a message')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Please call');
    await send();
    expect(sent).toEqual([
      ['leaveMessage', { clientId: 'ada', email: 'ada@example.org', text: 'Please call' }],
    ]);
  });
});
