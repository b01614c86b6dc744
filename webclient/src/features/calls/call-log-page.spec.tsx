import '#testing/english.js';

import { ApiError } from '@foyer/contracts/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { api } from '#app/api.js';
import { StaffProvider, type Staff } from '#app/staff/staff-context.js';
import { FakeSocket } from '#testing/fake-socket.js';
import { Queries } from '#testing/queries.js';
import { Channel } from '#wire/channel.js';
import { CallLogPage } from './CallLogPage.js';

type Ask = Readonly<Partial<Record<'kind' | 'page', unknown>>>;
interface Answer {
  readonly docs: readonly object[];
  readonly hasNextPage: boolean;
}
interface Asked {
  readonly query: Ask;
  readonly signal: AbortSignal;
  readonly answer: (answer: Answer) => Promise<void>;
  readonly fail: () => Promise<void>;
}

const entry = (queueName: string, callDetailId = queueName) => ({
  ...{ _id: callDetailId, callDetailId, kind: 'Missed', type: 'queue', queueName, people: [] },
  ...{ sessionId: null, sessionName: null, meetingId: null, meetingName: null, isSeen: true },
  ...{ at: '2026-03-04T05:00:00.000Z', durationMs: null, mayCall: false, visitorLeft: false },
});
const pageOf = (...names: string[]) => ({ docs: names.map((n) => entry(n)), hasNextPage: false });

/** The requests of the page; each answer comes when the test says so. */
let asked: Asked[];
let socket: FakeSocket;
const change = { memberId: '0199a000-0000-7000-8000-0000000000a1', missed: 0, asOf: 1 };
const last = () => asked.at(-1)!;
const narrow = (kind: string) => userEvent.selectOptions(screen.getByLabelText('Kind'), kind);

beforeEach(async () => {
  asked = [];
  jest.spyOn(api, 'call').mockImplementation(async ({ path }, input) => {
    if (!path.endsWith('/callLog')) return { docs: [] };
    return new Promise((resolve, reject) =>
      asked.push({
        ...(input as { query: Ask; signal: AbortSignal }),
        answer: (answer) => act(async () => resolve(answer)),
        fail: () => act(async () => reject(new ApiError('INTERNAL', 'It broke.', 500))),
      }),
    );
  });
  socket = new FakeSocket();
  const channel = new Channel(socket);
  const staff = { wire: { channel: () => channel } } as unknown as Staff;
  render(
    <MemoryRouter>
      <Queries>
        <StaffProvider value={staff}>
          <CallLogPage />
        </StaffProvider>
      </Queries>
    </MemoryRouter>,
  );
  // The connection is up: what was asked before is asked again.
  await waitFor(() => expect(asked).toHaveLength(2));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('forgets a failure once another filter has its calls', async () => {
  await last().fail();
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
  await narrow('Missed');
  await last().answer(pageOf('Reception'));
  expect(screen.getByText('Reception')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('shows the calls of the present filter, also when those of an earlier one come late', async () => {
  const early = last();
  await narrow('Missed');
  await last().answer(pageOf('Reception'));
  await early.answer(pageOf('Archive'));
  expect(screen.getByText('Reception')).toBeTruthy();
  expect(screen.queryByText('Archive')).toBeNull();
});

it('gives up the question of an earlier filter', async () => {
  const early = last();
  expect(early.signal.aborted).toBe(false);
  await narrow('Missed');
  expect(early.signal.aborted).toBe(true);
});

it('asks for older calls alone, and lists none twice', async () => {
  await last().answer({ ...pageOf('Reception', 'Archive'), hasNextPage: true });
  await userEvent.click(screen.getByRole('button', { name: 'Older calls' }));
  expect(last().query).toEqual({ page: 2 });
  await last().answer(pageOf('Archive', 'Cellar'));
  expect(asked.map(({ query }) => query.page).filter((page) => page === 2)).toHaveLength(1);
  expect(screen.getAllByText('Archive')).toHaveLength(1);
  expect(screen.getByText('Cellar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older calls' })).toBeNull();
});

it('asks again when the log has changed', async () => {
  await last().answer(pageOf('Reception'));
  const before = asked.length;
  await act(async () => socket.push('callLogChanged', change));
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  await last().answer(pageOf('Archive'));
  expect(screen.getByText('Archive')).toBeTruthy();
});

it('asks again when the log changes while its first answer is under way', async () => {
  const early = last();
  await act(async () => socket.push('callLogChanged', change));
  await waitFor(() => expect(last()).not.toBe(early));
  expect(early.signal.aborted).toBe(true);
  await early.answer(pageOf('Archive'));
  await last().answer(pageOf('Reception'));
  expect(screen.getByText('Reception')).toBeTruthy();
});
