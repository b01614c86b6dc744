import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter, useLocation } from 'react-router';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { de } from '#i18n/de/index.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { callDrawn, notePlace, placeOf } from './call-place.js';
import { KeptCalls } from './KeptCalls.js';

i18next.addResourceBundle('de', 'translation', de);
const CALL = '01990000-0000-7000-8000-000000000001';
const ME = '01990000-0000-7000-8000-000000000002';
const PAGE = '/sessions/team/call';
const calls = [{ callDetailId: CALL, kind: 'session' as const, since: '2026-03-02T09:00:00Z' }];

const Path = () => <p>{useLocation().pathname}</p>;

describe('the call of a session whose page was left for a visitor', () => {
  let socket: FakeSocket;
  const self = { userCallId: ME, callJoinerId: 'joiner', paused: false, isElsewhere: false };
  const now = () => ({ sessionCallId: CALL, participants: [{ ...self }] });

  const open = (path: string, hasVisitor = true) => {
    const channel = new Channel(socket);
    const wire = { channel: () => channel, apart: () => wire, close: () => undefined };
    const staff = { wire: wire as unknown as Wire } as unknown as Staff;
    const page = (visitor: boolean) => (
      <MemoryRouter initialEntries={[path]}>
        <StaffProvider value={staff}>
          <Path />
          <KeptCalls calls={calls} hasVisitor={visitor} />
        </StaffProvider>
      </MemoryRouter>
    );
    const { rerender } = render(page(hasVisitor));
    return (visitor: boolean) => rerender(page(visitor));
  };
  const actions = () =>
    (socket.sent('remoteActionPerform') as { actionType: string }[]).map((one) => one.actionType);
  const admits = () =>
    socket.answer('getSessionCalls', () => ({
      ...{ userCallId: ME, iceServers: [], connectionIds: [], call: now() },
    }));
  const elsewhere = () =>
    act(async () => {
      Object.assign(self, { paused: true, isElsewhere: true });
      socket.push('getSessionCalls', now());
    });

  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(self, { paused: false, isElsewhere: false });
    notePlace(CALL, { path: PAGE, title: 'Team', isKept: false });
    socket = new FakeSocket();
    admits();
    socket.answer('remoteActionPerform', () => ({}));
    socket.answer('leaveSessionCall', () => ({}));
  });
  afterEach(async () => {
    cleanup();
    callDrawn.set(null);
    await i18next.changeLanguage('en');
  });

  it.each([
    ['en', /You are still in the call Team/, 'Return to Team'],
    ['de', /Sie sind noch im Gespräch Team/, 'Zurück zu Team'],
  ])('stays connected on hold, and a line leads back in %s', async (language, text, back) => {
    await i18next.changeLanguage(language);
    open('/desk');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(socket.sent('getSessionCalls')).toEqual([
      expect.objectContaining({ sessionCallId: CALL, connectionIds: [], takeOver: false }),
    ]);
    await waitFor(() => expect(actions()).toEqual(['pause']));
    await elsewhere();
    fireEvent.click(screen.getByRole('button', { name: back }));
    expect(await screen.findByText(PAGE)).toBeTruthy();
    expect(actions()).toEqual(['pause', 'resume']);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is not left on hold by a press that comes before its hold has begun', async () => {
    open('/desk');
    await waitFor(() => expect(actions()).toEqual(['pause']));
    fireEvent.click(screen.getByRole('button', { name: 'Return to Team' }));
    expect(await screen.findByText(PAGE)).toBeTruthy();
    expect(actions()).toEqual(['pause', 'resume']);
  });

  it('stays so once the visitor has gone, also when the page is loaded again', async () => {
    const change = open('/desk');
    await screen.findByText(/still in the call/);
    change(false);
    expect(screen.getByText(/still in the call/)).toBeTruthy();
    cleanup();
    open('/desk', false);
    expect(await screen.findByText(/still in the call/)).toBeTruthy();
  });

  it('comes back over a lost connection, and ends with the call', async () => {
    open('/desk');
    await screen.findByText(/still in the call/);
    await act(async () => {
      socket.drop();
      socket.restore();
    });
    await waitFor(() => expect(socket.sent('getSessionCalls')).toHaveLength(2));
    await act(async () => socket.push('endSessionCall', { sessionCallId: CALL, reason: 'ended' }));
    expect(screen.queryByText(/still in the call/)).toBeNull();
  });

  it('is left with one press', async () => {
    open('/desk');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave Team' }));
    await waitFor(() => expect(socket.sent('leaveSessionCall')).toHaveLength(1));
    await waitFor(() => expect(placeOf(CALL)).toBeNull());
  });

  it('is kept by no line while this tab draws it small above another page', async () => {
    callDrawn.set(CALL);
    open('/calendar');
    expect(socket.sent('getSessionCalls')).toEqual([]);
    act(() => callDrawn.set(null));
    expect(await screen.findByText(/still in the call/)).toBeTruthy();
  });

  it('is not entered from its own page, without a visitor, or from a second tab', async () => {
    open(PAGE);
    open('/desk', false);
    expect(socket.sent('getSessionCalls')).toEqual([]);
    cleanup();
    socket.refuse('getSessionCalls', 'CALL_ELSEWHERE');
    open('/desk');
    await waitFor(() => expect(socket.sent('getSessionCalls')).toHaveLength(1));
    expect(screen.queryByText(/still in the call/)).toBeNull();
  });

  it.each(['CALL_ELSEWHERE', 'CALL_OVER'])(
    'is left for good after the answer %s, also when the server has started again',
    async (code) => {
      socket.refuse('getSessionCalls', code);
      open('/desk');
      await waitFor(() => expect(socket.sent('getSessionCalls')).toHaveLength(1));
      admits();
      await act(async () => {
        socket.drop();
        socket.restore();
      });
      expect(socket.sent('getSessionCalls')).toHaveLength(1);
      expect(actions()).toEqual([]);
    },
  );
});
