import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { dismissToastsAbout, toasts } from '#design/toasts.js';
import { answering } from '#testing/answering.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { callDrawn } from '../sessions/call/call-place.js';
import { MeetingNotices } from './MeetingNotices.js';

const MEETING = '01990000-0000-7000-8000-000000000001';
const CALL = '01990000-0000-7000-8000-000000000002';
const OTHER = '01990000-0000-7000-8000-000000000003';

afterEach(() => {
  cleanup();
  callDrawn.set(() => null);
  for (const id of [MEETING, OTHER]) dismissToastsAbout(`meeting ${id}`);
});

/** Draws the notices of a member with two meetings that have just begun. */
function drawAt(path: string): void {
  const startTime = new Date(Date.now() - 5_000).toISOString();
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const docs = [
    { _id: MEETING, name: 'Weekly', callId: CALL },
    { _id: OTHER, name: 'Review', callId: null },
  ].map((meeting) => ({
    ...{ startTime, endTime, timeZone: 'UTC', description: '', repeat: 'none', repeatTill: null },
    ...{ attendees: [], oldAttendees: [], guests: [], organizerId: OTHER, sessionId: null },
    ...{ eventShortId: 'a', hasPin: false, joinPermission: false, cancelled: false, sequence: 0 },
    ...{ occurrence: null, continues: null, continuedBy: null, series: { startTime, endTime } },
    ...meeting,
  }));
  const page = { page: 1, limit: 20, totalDocs: 2, totalPages: 1, hasNextPage: false };
  answering(200, { docs, ...page });
  const channel = new Channel(new FakeSocket());
  const wire = { channel: () => channel, apart: () => wire, close: () => undefined };
  const staff = { wire: wire as unknown as Wire, profile: { _id: 'me' } } as unknown as Staff;
  render(
    <MemoryRouter initialEntries={[path]}>
      <Queries>
        <StaffProvider value={staff}>
          <MeetingNotices />
        </StaffProvider>
      </Queries>
    </MemoryRouter>,
  );
}

const about = (name: string) => expect.stringContaining(name);
const said = () => toasts.get().map(({ text }) => text);

it('a member who comes into the call of a meeting is no longer told that it begins', async () => {
  drawAt('/desk');
  await waitFor(() => expect(said()).toEqual([about('Weekly'), about('Review')]));
  act(() => callDrawn.set(() => CALL));
  await waitFor(() => expect(said()).toEqual([about('Review')]));
});

it.each([
  ['on its page', `/calendar/${MEETING}/call`, null],
  ['in it, small above another page', '/desk', CALL],
])('a meeting that begins is not said to a member who is %s', async (_where, path, drawn) => {
  callDrawn.set(() => drawn);
  drawAt(path);
  await waitFor(() => expect(said()).toEqual([about('Review')]));
});
