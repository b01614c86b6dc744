import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { PORTAL_PREVIEW, type ContentSlot, type PublicPortal } from '@foyer/contracts/portals';
import { act, cleanup, render, screen } from '@testing-library/react';

import { aPortal } from '#features/devices/kiosk/testing/a-device.js';
import { Visit } from '../Visit.js';
import { PreviewedPortal } from './PreviewedPortal.js';

const item = (text: string, _id = 'i1') => ({
  _id,
  message: { enabled: true, text },
  media: { enabled: false, landscape: null, portrait: null },
  duration: 5 as const,
  animation: 'fade' as const,
  isDeleted: false,
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, {
    scrollTo: () => undefined,
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});
afterEach(cleanup);

const preview = () =>
  render(
    <PreviewedPortal portal={aPortal}>
      {(portal, session) => <Visit {...{ portal, session, onStart: () => undefined }} />}
    </PreviewedPortal>,
  );
const edit = (
  station: ContentSlot,
  change: Partial<PublicPortal> = {},
  itemId: string | null = null,
) =>
  act(async () => {
    const data = { type: PORTAL_PREVIEW, portal: { ...aPortal, ...change }, station, itemId };
    dispatchEvent(new MessageEvent('message', { origin: location.origin, source: parent, data }));
  });

it.each<[ContentSlot, RegExp]>([
  ['welcome', /Welcome!/],
  ['default', /Welcome!/],
  ['access', /Please allow both/],
  ['waiting', /2 people before you/],
  ['notAvailable', /Closed/],
  ['goodBye', /Thank you/],
])('shows the station %s, with the slides that are being edited', async (station, says) => {
  preview();
  await edit(station, { queueContent: { [station]: [item('Fresh coffee')] } });
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
  expect(await screen.findByText('Fresh coffee')).toBeTruthy();
  await edit(station, { queueContent: { [station]: [item('Fresh tea')] } });
  expect(await screen.findByText('Fresh tea')).toBeTruthy();
  expect(screen.queryByText('Fresh coffee')).toBeNull();
});

it('shows the slide first that is being edited', async () => {
  preview();
  const waiting = [item('First', 'i1'), item('Second', 'i2')];
  await edit('waiting', { queueContent: { waiting } }, 'i2');
  expect((await screen.findByTestId('slide')).textContent).toBe('Second');
  await edit('waiting', { queueContent: { waiting } }, 'i1');
  expect((await screen.findByTestId('slide')).textContent).toBe('First');
});

it('shows the rating that is being edited, and gives none away', async () => {
  preview();
  await edit('goodBye', { feedback: { enabled: true, ratingType: 'yesNo' } });
  const yes = await screen.findByRole('radio', { name: 'Yes' });
  await edit('goodBye', { feedback: { enabled: false, ratingType: 'yesNo' } });
  expect(yes.isConnected).toBe(false);
});

it('leaves the focus in the field where the editor types', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  preview();
  for (const station of ['waiting', 'goodBye', 'access'] as const) await edit(station);
  expect((await screen.findByText(/Please allow both/)).isConnected).toBe(true);
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('opens neither a visit nor a camera', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = async (url) => {
    asked.push(url);
    return new Response(null, { status: 404 });
  };
  preview();
  for (const station of ['access', 'waiting', 'goodBye', 'welcome'] as const) await edit(station);
  await screen.findByText('Welcome!');
  expect([asked, localStorage.length]).toEqual([[], 0]);
});
