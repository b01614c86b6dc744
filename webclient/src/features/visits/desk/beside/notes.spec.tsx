import '#testing/english.js';

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { CallRecord } from '@foyer/contracts/calls';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { answering } from '#testing/answering.js';
import { Notes } from './Notes.js';

const { fetch } = globalThis;
let callDetailId: string;
let calls = 0;

beforeEach(() => {
  callDetailId = `0199a000-0000-7000-8000-0000000000f${++calls}`;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const at = '2026-03-02T09:00:00.000Z';
const record = (text: string, version: number): CallRecord => ({
  ...{ _id: callDetailId, type: 'queue', originId: callDetailId, state: 'inCall' },
  ...{ queueId: null, queueName: '', agentId: null, agentName: null, visitorName: null },
  ...{
    handOvers: [],
    consultedId: null,
    originName: null,
    missedBy: [],
    device: null,
    rangAt: at,
    startedAt: at,
  },
  ...{ endedAt: null, waitedMs: 0, durationMs: null, holds: 0, heldMs: 0, heldSince: null },
  ...{ endReason: null, recordingAnswer: null, ratingType: null, rating: null, comment: null },
  ...{ notes: { text, version, savedAt: at }, joiners: [] },
});
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
const shows = (text: string) => waitFor(() => expect(field().value).toBe(text));

it('shows notes from the absence to an agent who comes back to a call', async () => {
  answering(200, record('By Bert', 1));
  const { unmount } = render(<Notes callDetailId={callDetailId} />);
  await shows('By Bert');
  unmount();
  answering(200, record('By Anna', 2));
  render(<Notes callDetailId={callDetailId} />);
  await shows('By Anna');
  answering(200, record('By Anna again', 3));
  act(() => field().focus());
  await shows('By Anna again');
});

it('shows the notes to an agent who may read the record of the call only later', async () => {
  answering(404, { errors: { code: 'CALL_NOT_FOUND', msg: 'There is no such call.' } });
  const { rerender } = render(<Notes callDetailId={callDetailId} />);
  await waitFor(() => expect(field().readOnly).toBe(false));
  rerender(<Notes callDetailId={callDetailId} kept={{ text: 'By Bert', version: 1 }} />);
  await shows('By Bert');
  fireEvent.change(field(), { target: { value: 'By Bert, and by me' } });
  rerender(<Notes callDetailId={callDetailId} kept={{ text: 'Other', version: 2 }} />);
  await shows('By Bert, and by me');
});

it('sends the last words of a page that goes', async () => {
  answering(200, record('', 0));
  render(<Notes callDetailId={callDetailId} />);
  await waitFor(() => expect(field().readOnly).toBe(false));
  const asked = answering(200, { version: 1 });
  fireEvent.change(field(), { target: { value: 'Last words' } });
  expect(asked).toEqual([]);
  fireEvent(window, new Event('pagehide'));
  expect(screen.getByRole('status').dataset.state).toBe('saving');
  await waitFor(() => expect(asked).toMatchObject([{ body: { text: 'Last words' } }]));
});
