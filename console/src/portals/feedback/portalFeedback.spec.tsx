import { describe, expect, jest, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@foyer/contracts/portals';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

const PORTAL = '01900000-0000-7000-8000-000000000001';
const { general, callLogic, documents, content, ...placed } = DEFAULT_SETTINGS;
const portal = {
  ...general,
  ...callLogic,
  ...documents,
  ...placed,
  queueContent: content,
  id: PORTAL,
  _id: PORTAL,
  name: 'Reception',
  members: [],
  groupIds: [],
  files: [],
  revision: 4,
};
const call = (id: string, more: object) => ({
  id,
  _id: id,
  type: 'queue',
  originId: id,
  state: 'ended',
  device: null,
  startedAt: null,
  endedAt: null,
  waitedMs: null,
  durationMs: null,
  endReason: null,
  recordingAnswer: 'declined',
  joiners: [],
  queueId: PORTAL,
  queueName: 'Reception',
  visitorName: 'Vera',
  agentName: 'Kim',
  rangAt: new Date().toISOString(),
  rated: true,
  ratingType: 'stars',
  rating: 4,
  comment: null,
  notes: null,
  ...more,
});
const figures = [
  { ratingType: 'stars', number: 3, average: 4.25, distribution: [0, 0, 0, 1, 0, 2], comments: 1 },
  { ratingType: 'thumbs', number: 4, average: 4, distribution: [0, 1, 0, 0, 0, 3], comments: 0 },
  { ratingType: 'text', number: 1, average: null, distribution: [0, 0, 0, 0, 0, 0], comments: 1 },
];

const open = (
  answer: () => { status?: number; body: unknown },
  language: 'en' | 'de' = 'en',
  timeZone = 'Europe/Berlin',
) => {
  const calls = serveCalls({ [`GET /api/v2/queue/${PORTAL}/feedback`]: answer });
  // The bounds of the range are for a server.
  const unbounded = [
    call('c1', { comment: 'Very kind\nand quick' }),
    call('c2', { ratingType: 'thumbs', rating: 1, visitorName: null }),
    call('c3', { ratingType: 'text', rating: null, comment: 'Danke' }),
  ];
  const getList = async () => ({ data: unbounded as never[], total: unbounded.length });
  return openConsole(
    `portals/${PORTAL}/feedback`,
    { portals: [{ ...portal, timeZone }], calls: unbounded },
    { language, own: { getList } },
  ).then(() => calls);
};

describe('the ratings of a portal by its visitors', () => {
  test('is shown by how they were asked, with their words, which lead to the calls', async () => {
    await open(() => ({ body: { queueId: PORTAL, figures } }));
    const said = await screen.findByRole('region', { name: 'What visitors said' });
    const stars = await within(said).findByRole('region', { name: 'Stars' });
    expect(within(stars).getByText('4.3 of 5')).toBeTruthy();
    expect(within(stars).getByText('3 ratings · 1 comment')).toBeTruthy();
    const bars = within(stars).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      '5 stars of 52',
      '4 stars of 50',
      '3 stars of 51',
      '2 stars of 50',
      '1 star of 50',
    ]);
    expect(within(said).getByText('75% positive')).toBeTruthy();
    const comment = await within(said).findByText(/Very kind/);
    expect(within(said).getByText('Not good', { selector: 'td *' })).toBeTruthy();
    expect(within(said).getByText('Danke')).toBeTruthy();
    expect(within(said).getByRole('button', { name: 'Export' })).toBeTruthy();
    await userEvent.click(comment);
    const summary = await screen.findByRole('heading', { name: 'Summary' });
    expect(within(summary.parentElement!).getByText('4 stars of 5')).toBeTruthy();
    expect(within(summary.parentElement!).getByText('Not agreed')).toBeTruthy();
  });

  test('says in German that there is nothing yet, and asks for a range that there is', async () => {
    const calls = await open(() => ({ body: { queueId: PORTAL, figures: [] } }), 'de');
    expect(await screen.findByText('Keine Bewertungen in diesem Zeitraum')).toBeTruthy();
    const asked = calls.length;
    fireEvent.change(screen.getByLabelText(/^Bis/), { target: { value: '2020-01-01' } });
    await screen.findByText(/Ende/);
    expect(calls).toHaveLength(asked);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-03-05', '2026-03-05T09:59:59.999Z'],
    ['Pacific/Pago_Pago', '2026-03-03', '2026-03-04T10:59:59.999Z'],
    ['Europe/Berlin', '2026-03-04', '2026-03-04T22:59:59.999Z'],
  ])('ends with the day of a portal in %s: %s', async (timeZone, today, to) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-04T10:30:00Z'));
    try {
      const calls = await open(() => ({ body: { queueId: PORTAL, figures: [] } }), 'en', timeZone);
      await screen.findByText('No ratings in this period');
      expect(screen.getByLabelText<HTMLInputElement>(/^To\b/).value).toBe(today);
      expect(calls.map(({ url }) => url.searchParams.get('to'))).toContain(to);
    } finally {
      now.mockRestore();
    }
  });

  test('can be asked for again where it could not be loaded', async () => {
    let fails = true;
    await open(() =>
      fails ? { status: 503, body: {} } : { body: { queueId: PORTAL, figures: [] } },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('No ratings in this period')).toBeTruthy();
  });
});
