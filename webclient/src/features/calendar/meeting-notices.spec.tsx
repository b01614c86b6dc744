import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { Toaster } from '#design/Toaster.js';
import { dismissToastsAbout } from '#design/toasts.js';
import { answering } from '#testing/answering.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import { callDrawn } from '../sessions/call/call-place.js';
import { MeetingNotices } from './MeetingNotices.js';

const ID = '01990000-0000-7000-8000-000000000001';
const CALL = '01990000-0000-7000-8000-000000000002';
const soon = new Date().toISOString();
const meeting = (callId: string | null) => ({
  ...{ _id: ID, name: 'Weekly plan', startTime: soon, endTime: soon, organizerId: 'other' },
  ...{ cancelled: false, callId },
});

const open = (path: string, callId: string | null = null) => {
  answering(200, { docs: [meeting(callId)] });
  const channel = new Channel(new FakeSocket());
  const staff = { wire: { channel: () => channel }, profile: { _id: 'me' } as Profile };
  render(
    <Queries>
      <MemoryRouter initialEntries={[path]}>
        <StaffProvider value={staff as unknown as Staff}>
          <MeetingNotices />
          <Toaster />
          <Link to={`/calendar/${ID}/call`}>The call</Link>
        </StaffProvider>
      </MemoryRouter>
    </Queries>,
  );
};
const notice = () => screen.queryByText(/Weekly plan/);

beforeEach(() => callDrawn.set(null));
afterEach(() => {
  cleanup();
  act(() => dismissToastsAbout(`meeting ${ID}`));
});

it('says that a meeting begins, with the way in', async () => {
  open('/desk');
  expect(await screen.findByText(/Weekly plan/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});

it('says no more of it to a member who has come in by another way', async () => {
  open('/desk');
  await screen.findByText(/Weekly plan/);
  act(() => screen.getByRole('link', { name: 'The call' }).click());
  await waitFor(() => expect(notice()).toBeNull());
});

it('does not go on saying it in the call of that meeting', async () => {
  open('/desk', CALL);
  await screen.findByText(/Weekly plan/);
  act(() => callDrawn.set(CALL));
  expect(notice()).toBeNull();
});
