import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, jest, test } from '@jest/globals';
import type { Poll } from '@foyer/contracts/polls';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { fileNameOf } from './poll-file-name.js';
import { PollsDialog } from './PollsDialog.js';

afterEach(cleanup);

const poll: Poll = {
  ...{ pollId: 'day', question: 'Which day?', options: ['Monday', 'Friday'] },
  ...{ kind: 'single', ballot: 'open', shown: 'live', isOpen: true },
  ...{ openedAt: '2026-03-02T10:00:00.000Z', voted: 2, hasVoted: false, ownChoices: null },
  ...{ counts: [2, 0], voters: [['Ada', 'Tom'], []] },
};
const emit = jest.fn<(...sent: unknown[]) => Promise<object>>(async () => ({}));
const dialog = (polls: readonly Poll[], mayOpen = true) => (
  <PollsDialog
    {...{ polls, mayOpen, callId: 'call', atKiosk: false, onClose: () => undefined }}
    channel={{ emit } as never}
  />
);

test('shows who asks how far a poll is before they vote, and others not', () => {
  const { rerender } = render(dialog([poll]));
  screen.getByRole('radio', { name: 'Monday' });
  screen.getByText('Votes so far: 2');
  screen.getByRole('meter', { name: 'Monday' });
  rerender(dialog([poll], false));
  expect(screen.queryByText('Votes so far: 2')).toBeNull();
});

test('shows who asks only the count of a secret poll', () => {
  render(dialog([{ ...poll, ballot: 'secret', shown: 'at-close', counts: null, voters: null }]));
  screen.getByText('Votes so far: 2');
  expect(screen.queryByRole('meter')).toBeNull();
});

test('asks before it ends a poll for all', async () => {
  emit.mockClear();
  render(dialog([poll]));
  await userEvent.click(screen.getByRole('button', { name: 'End the poll' }));
  expect(emit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it open' }));
  await userEvent.click(screen.getByTestId('close-poll'));
  await userEvent.click(screen.getByTestId('end-poll'));
  const sent = { sessionCallId: 'call', pollId: 'day' };
  expect(emit).toHaveBeenCalledWith(expect.objectContaining({ name: 'closePoll' }), sent);
});

test('keeps a poll that closes at its place', () => {
  const other = { ...poll, pollId: 'food', question: 'Soup?' };
  const order = () => screen.getAllByTestId('poll').map(({ textContent }) => textContent);
  const { rerender } = render(dialog([poll, other]));
  rerender(dialog([{ ...poll, isOpen: false }, other]));
  expect(order()[0]).toContain('Which day?');
});

test('names the file of a result by its question', () => {
  expect(fileNameOf({ question: 'Which day: 3/4 or 5?' })).toBe('Which day 3 4 or 5.csv');
  expect(fileNameOf({ question: '..' })).toBe('poll.csv');
  expect(fileNameOf({ question: null })).toBe('poll.csv');
});
