import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeskView } from '@foyer/contracts/visits';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { sounds } from '#media/sound/sounds.js';
import { makeStore } from '#state/store.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { AboveThePages } from '../AboveThePages.js';

const PAGES = [
  '/desk',
  '/calls',
  '/calls/log',
  '/calls/one/transcript',
  '/sessions',
  '/sessions/one',
  '/sessions/one/call',
  '/chat-session/team',
  '/supervise/one',
  '/calendar',
  '/calendar/one',
  '/calendar/one/call',
  '/payments',
  '/account/personal',
];
const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();

const idle: DeskView = {
  desk: {
    ...{ memberId: 'anna', availability: 'auto', breakKind: null, since: at(60), setBy: null },
    ...{ engagement: { kind: 'free' }, callStatus: 'available', notRespondingSince: null },
    ...{ otherCalls: [], wrapUp: null },
  },
  portals: [{ queueId: 'portal', name: 'Reception', deactivated: false, waiting: 1 }],
  line: [],
  consult: null,
  handedOn: null,
  arrival: null,
  asOf: 0,
};
const rings: DeskView = {
  ...idle,
  desk: {
    ...idle.desk,
    engagement: { kind: 'offered', offerId: 'offer', clientId: 'visit', expiresAt: at(-10) },
  },
  line: [
    {
      ...{ clientId: 'visit', queueId: 'portal', queueName: 'Reception', visitorName: 'Maria' },
      ...{
        device: null,
        language: 'en',
        missing: [],
        ...{ onPhone: false, verified: false, earlierVisits: 0 },
        joinedAt: at(60),
        waitingSince: at(60),
        position: 1,
        away: false,
      },
      ...{ kept: false, handedOn: null, offer: null, next: true },
    },
  ],
};
const consults: DeskView = {
  ...idle,
  consult: {
    ...{ callDetailId: 'call', agentName: 'Ben Fox', visitorName: 'Maria', queueName: 'Reception' },
    expiresAt: at(-10),
  },
};

function Page() {
  usePageTitle('Some page');
  return <p>Some page</p>;
}

describe('the notice about a call of an agent', () => {
  let socket: FakeSocket;
  let claim: jest.Mock<() => Promise<void>>;
  let tone: jest.SpiedFunction<typeof sounds.ring>;

  const open = async (path: string, view: DeskView, isPrimary = true) => {
    socket.answer('getQueueClients', () => ({ view }));
    const channel = new Channel(socket);
    const wire = { channel: () => channel, apart: () => wire, close: () => undefined };
    const staff = {
      ...{ wire: wire as unknown as Wire, preference: { notifications: true } },
      profile: { role: 'member' },
      tab: {
        isPrimary: makeStore<boolean | null>(isPrimary),
        claims: makeStore(0),
        byHand: makeStore(false),
        claim,
      },
    };
    render(
      <MemoryRouter initialEntries={[path]}>
        <StaffProvider value={staff as unknown as Staff}>
          <AboveThePages>
            <Page />
          </AboveThePages>
        </StaffProvider>
      </MemoryRouter>,
    );
    await act(async () => Promise.resolve());
  };

  beforeEach(() => {
    socket = new FakeSocket();
    claim = jest.fn(async () => undefined);
    tone = jest.spyOn(sounds, 'ring').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it.each(PAGES)('is a card with its answers, the tone and the title on %s', async (path) => {
    socket.answer('connectClient', () => ({ callDetailId: 'call' }));
    await open(path, rings);
    expect(screen.getByRole('alertdialog', { name: 'Incoming call Maria' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
    expect(tone).toHaveBeenCalled();
    expect(document.title).toContain('Maria is ringing');
    socket.answer('disconnectClient', () => ({}));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(socket.sent('disconnectClient')).toHaveLength(1);
  });

  it('is the same for a consulting colleague', async () => {
    await open('/calendar', consults);
    expect(screen.getByRole('alertdialog', { name: 'Consultation with Ben Fox' })).toBeTruthy();
    expect(tone).toHaveBeenCalled();
    expect(document.title).toContain('Ben Fox is asking for you');
  });

  it('gives the page its name back', async () => {
    await open('/calendar', rings);
    await act(async () => socket.push('getQueueClients', { ...idle, asOf: 1 }));
    expect(document.title).toContain('Some page');
  });

  it('is silent in a second tab, which takes the call once it is accepted there', async () => {
    socket.answer('connectClient', () => ({ callDetailId: 'call' }));
    await open('/sessions', rings, false);
    expect(tone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(claim).toHaveBeenCalledTimes(1);
    expect(socket.sent('connectClient')).toHaveLength(1);
  });

  it('leaves single keys to pages other than the desk', async () => {
    await open('/sessions/one/call', rings);
    await userEvent.keyboard('ar');
    expect(socket.sent('connectClient')).toEqual([]);
    expect(socket.sent('disconnectClient')).toEqual([]);
  });

  it('says on any page that a call was missed, and lets its agent come back there', async () => {
    const missed = { ...idle, desk: { ...idle.desk, notRespondingSince: at(5) } };
    socket.answer('setAvailability', () => ({ desk: idle.desk, asOf: 1 }));
    await open('/account/personal', missed);
    expect(screen.getByText('You missed a call')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: "I'm back" }));
    expect(socket.sent('setAvailability')).toEqual([{ availability: 'auto' }]);
    expect(screen.queryByText('You missed a call')).toBeNull();
  });
});
