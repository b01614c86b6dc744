import { beforeEach, expect, test } from '@jest/globals';
import type { TimelineEntry } from '@foyer/contracts/audit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';
import { serveCalls, type ServedCall } from '../testing/serveCalls.js';

const id = (n: number) => `01900000-0000-7000-8000-${n.toString().padStart(12, '0')}`;
const [INES, PORTAL, VISIT] = [id(2), id(3), id(1)];

const ended: TimelineEntry = {
  eventId: id(100),
  position: '0042',
  stream: `line-${PORTAL}`,
  revision: 1,
  type: 'OfferEnded',
  at: '2026-03-04T05:00:00.000Z',
  actor: { type: 'system', id: 'offers', name: null },
  correlationId: VISIT,
  causationId: id(9),
  data: { portalId: PORTAL, visitId: VISIT, agentId: INES, reason: 'rejected' },
  names: { [INES]: 'Ines Vogel' },
};
let calls: readonly ServedCall[];
const searches = () =>
  calls
    .filter(({ url }) => url.pathname.endsWith('/audit/events'))
    .map(({ url }) => Object.fromEntries(url.searchParams));

beforeEach(() => {
  calls = serveCalls({
    'GET /api/v2/admin/audit/events': () => ({ body: { events: [ended], next: null } }),
    'GET /api/v2/admin/audit/subjects': ({ url }) => ({
      body:
        url.searchParams.get('kind') === 'person'
          ? [{ id: INES, name: 'Ines Vogel' }]
          : [{ id: PORTAL, name: 'Reception' }],
    }),
    'GET /api/v2/admin/calls': () => ({ body: [] }),
  });
});

test('shows the latest on opening, and what a person, a portal and an event pick', async () => {
  await openConsole('audit', {}, { role: 'auditor' });
  expect(await screen.findByText('Ines Vogel declined')).toBeTruthy();
  expect(searches()).toEqual([{ by: 'people' }]);
  const record = screen.getByRole('link', { name: 'Call record' });
  expect(record.getAttribute('href')).toBe(`/calls/${VISIT}/show`);

  await userEvent.click(screen.getByRole('combobox', { name: 'Person' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ines Vogel' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Portal' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Reception' }));
  const event = screen.getByRole('combobox', { name: 'Event' });
  fireEvent.change(event, { target: { value: 'offer ended' } });
  await userEvent.click(await screen.findByRole('option', { name: 'Offer ended' }));
  // No search was sent in the meantime: each search is recorded.
  expect(searches()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(searches()).toHaveLength(2));
  expect(searches()[1]).toEqual({ personId: INES, portalId: PORTAL, type: 'OfferEnded' });
});

test('begins with what its address names', async () => {
  await openConsole(`audit?personId=${INES}`, {}, { role: 'auditor' });
  await screen.findByText('Ines Vogel declined');
  expect(searches()).toEqual([{ personId: INES }]);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' }).value).toBe(
      'Ines Vogel',
    ),
  );
});

test('shows what people did, and all that happened at one press', async () => {
  await openConsole('audit', {}, { role: 'auditor' });
  await screen.findByText('Ines Vogel declined');
  await userEvent.click(screen.getByRole('button', { name: 'All events' }));
  await waitFor(() => expect(searches()).toEqual([{ by: 'people' }, {}]));
  await userEvent.click(screen.getByRole('button', { name: 'What people did' }));
  await waitFor(() => expect(searches().at(-1)).toEqual({ by: 'people' }));
});

test('leaves nothing out where something certain is looked for', async () => {
  await openConsole(`audit?personId=${INES}`, {}, { role: 'auditor' });
  await screen.findByText('Ines Vogel declined');
  expect(screen.queryByRole('button', { name: 'All events' })).toBeNull();
});
