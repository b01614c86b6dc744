import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fakeRest from 'ra-data-fakerest';
import type { DataProvider } from 'react-admin';

import { openConsole } from '../testing/openConsole.js';
import { serveCalls } from '../testing/serveCalls.js';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const call = (id: string, state: string, part: object = {}) => ({
  id,
  type: 'queue',
  state,
  queueName: 'Front',
  visitorName: `Visitor ${id}`,
  rangAt: minutesAgo(5),
  waitedMs: null,
  durationMs: null,
  handOvers: [],
  originName: null,
  consultedId: null,
  holds: 0,
  heldMs: 0,
  heldSince: null,
  recordingAnswer: null,
  ratingType: null,
  rating: null,
  ...part,
});
const member = (id: string, onlineStatus: string, part: object = {}) => ({
  id,
  status: 'ACTIVE',
  hasPassword: true,
  source: 'local',
  firstName: 'Kim',
  lastName: id,
  onlineStatus,
  ...part,
});
const admin = member('Admin', 'offline');
const records = {
  portals: [{ id: 'p', name: 'Front', members: [{ memberId: 'Free' }] }],
  calls: [
    call('young', 'waiting', { rangAt: minutesAgo(1) }),
    call('old', 'waiting', { rangAt: minutesAgo(9) }),
    call('busy', 'inCall', { waitedMs: 60_000 }),
    call('done', 'ended', { waitedMs: 120_000, durationMs: 300_000, rating: 4 }),
    call('gone', 'missed'),
  ],
  members: [
    member('Away', 'away'),
    member('Calling', 'inCall'),
    member('Free', 'online'),
    member('Off', 'offline'),
  ],
};

/** Records in memory know no ranges of time: all of them are of today. */
const answering = (
  kept: Readonly<Record<string, readonly object[]>>,
): Pick<DataProvider, 'getList'> => {
  const memory = fakeRest({ portals: [], calls: [], members: [], ...kept }, false);
  return {
    getList: async (resource, params) => {
      const { from: _, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
      return memory.getList(resource, { ...params, filter });
    },
  };
};
const section = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

describe('the home page', () => {
  test('shows the waiting visitors, the oldest first, and the free agents', async () => {
    await openConsole('', {}, { own: answering(records) });
    const waiting = within(await section('Waiting now'));
    await waiting.findByText('Visitor old');
    const links = waiting.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Visitor old', 'Visitor young']);
    expect(links[0]?.getAttribute('href')).toBe('/calls/old/show');
    const agents = within(await section('Agents'));
    await agents.findByText('Kim Free');
    const rows = agents.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['Kim FreeFree', 'Kim CallingIn a call', 'Kim AwayAway']);
  });

  const relay = (n: number, up: boolean, calls: number) => ({ name: `janus-${n}`, up, calls });
  const RELAYS = 'GET /api/v2/admin/media-relays';

  test('names each media server where there are several, and which is away', async () => {
    serveCalls({ [RELAYS]: () => ({ body: [relay(1, false, 0), relay(2, true, 1)] }) });
    await openConsole('', {}, { own: answering(records) });
    const relays = within(await section('Media servers'));
    expect(relays.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'janus-10 callsNot available',
      'janus-2One callAvailable',
    ]);
  });

  test.each([
    ['says nothing of the only media server while it is up', [relay(1, true, 3)], false],
    ['names the only media server when it is away', [relay(1, false, 3)], true],
    ['says nothing of media servers where there is none', [], false],
  ])('%s', async (_what, body, shown) => {
    const asked = serveCalls({ [RELAYS]: () => ({ body }) });
    await openConsole('', {}, { own: answering(records) });
    await waitFor(() => expect(asked.map(({ url }) => url.pathname)).toContain(RELAYS.slice(4)));
    await within(await section('Waiting now')).findByText('Visitor old');
    await waitFor(() => expect(screen.queryByText('Media servers') !== null).toBe(shown));
  });

  const SYNCS = 'GET /api/v2/identityProvider/ldap/sync';
  const serveUpdate = (status: string) => {
    const sync = {
      ...{ _id: '01900000-0000-7000-8000-000000000001', status, reason: 'schedule', progress: 1 },
      ...{ requestedAt: minutesAgo(1), endedAt: null, failure: null, failureText: null },
      ...{ found: 9, created: 0, linked: 0, updated: 0, activated: 0, skipped: 0 },
      ...{ deactivated: 4, demoted: 2, promoted: 1, changes: [] },
    };
    return serveCalls({ [SYNCS]: () => ({ body: { syncs: [sync] } }) });
  };

  test('asks for a decision where an update from the directory was stopped', async () => {
    serveUpdate('held');
    await openConsole('', {}, { own: answering(records), role: 'super-admin' });
    await screen.findByText(/would change the access of 7 members/);
    const link = screen.getByRole('link', { name: 'Review update' });
    expect(link.getAttribute('href')).toBe('/userSources?tab=ldap');
  });

  test('asks for no decision where the last update went through', async () => {
    const asked = serveUpdate('done');
    await openConsole('', {}, { own: answering(records), role: 'super-admin' });
    await waitFor(() => expect(asked.map(({ url }) => url.pathname)).toContain(SYNCS.slice(4)));
    await screen.findByText('Visitor old');
    expect(screen.queryByText('Review update')).toBeNull();
  });

  test('requests no decision from members who may not make it', async () => {
    const asked = serveUpdate('held');
    await openConsole('', {}, { own: answering(records) });
    await screen.findByText('Visitor old');
    expect(asked.map(({ url }) => url.pathname)).not.toContain(SYNCS.slice(4));
  });

  test("shows today's figures, each with the way to its calls", async () => {
    await openConsole('', {}, { own: answering(records) });
    const today = within(await section('Today'));
    const missed = await today.findByRole('link', { name: 'Missed: 1' });
    expect(decodeURIComponent(missed.getAttribute('href') ?? '')).toContain('"state":"missed"');
    for (const figure of [
      'Calls: 5',
      'In a call now: 1',
      'Average wait: 1:30',
      'Average rating: 4',
    ]) {
      today.getByRole('link', { name: figure });
    }
  });

  test('leads a new installation to its first visitor, and then says no more of it', async () => {
    await openConsole('', {}, { me: 'Admin', own: answering({ members: [admin] }) });
    const setup = within(await section('Get started'));
    const next = await setup.findByRole('link', { name: 'Invite a colleague' });
    expect(next.getAttribute('href')).toBe('/members/invite');
    expect(setup.getAllByRole('link')).toHaveLength(4);
  });

  const front = { id: 'p', name: 'Front', members: [] };
  const staffed = (...ids: string[]) => ({
    ...front,
    members: ids.map((memberId) => ({ memberId })),
  });
  const demonstrated = member('Anna', 'offline', { hasPassword: false });
  test.each([
    [{ portals: [front] }, ['Create a portal']],
    [{ members: [admin, member('B', 'offline')] }, ['Invite a colleague']],
    [
      { members: [admin, member('B', 'offline', { hasPassword: false, status: 'INVITED' })] },
      ['Invite a colleague'],
    ],
    [{ members: [admin, member('B', 'offline', { status: 'INACTIVE' })] }, []],
    [{ portals: [staffed('Admin')] }, ['Create a portal', 'Add members to a portal']],
    [{ members: [admin, demonstrated], portals: [staffed('Anna')] }, ['Create a portal']],
    [{ calls: [call('first', 'ended')] }, ['Share a portal link with your first visitor']],
  ])('%#: ticks each step automatically when it is done, and no other', async (done, ticked) => {
    await openConsole('', {}, { me: 'Admin', own: answering({ members: [admin], ...done }) });
    const setup = within(await section('Get started'));
    await setup.findByText('Invite a colleague');
    const ticks = setup.queryAllByTitle('Done');
    expect(ticks.map((tick) => tick.closest('li')?.textContent.replace('Done', ''))).toEqual(
      ticked,
    );
  });

  test('has nothing to set up where visitors come already', async () => {
    await openConsole('', {}, { own: answering(records) });
    await within(await section('Waiting now')).findByText('Visitor old');
    await waitFor(() => expect(screen.queryByText('Get started')).toBeNull());
  });

  test('shows an auditor calls, and nothing that only administrators may see', async () => {
    await openConsole('', {}, { own: answering(records), role: 'auditor' });
    await within(await section('Waiting now')).findByText('Visitor old');
    expect(screen.queryByRole('region', { name: 'Agents' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  });

  test('says what could not be loaded, and tries again when asked', async () => {
    const user = userEvent.setup();
    const working = answering(records);
    let broken = true;
    const getList: DataProvider['getList'] = async (resource, params) => {
      if (broken && resource === 'members') throw new Error('unreachable');
      return working.getList(resource, params);
    };
    await openConsole('', {}, { own: { getList } });
    const agents = within(await section('Agents'));
    const again = await agents.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    await agents.findByText('Kim Free');
  });
});
