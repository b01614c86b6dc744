import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, jest, test } from '@jest/globals';
import type { Poll } from '@foyer/contracts/polls';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import type { CallInHand } from '#media/hooks/useCall.js';
import { PollsInCall } from './PollsInCall.js';

afterEach(cleanup);

const poll: Poll = {
  ...{ pollId: 'poll', question: 'Which day?', options: ['Monday', 'Friday'] },
  ...{ kind: 'single', ballot: 'open', shown: 'live', isOpen: true },
  ...{ openedAt: '2026-03-02T10:00:00.000Z', voted: 2, hasVoted: false, ownChoices: null },
  ...{ counts: [2, 0], voters: [['Ada', 'Tom'], []] },
};

/** The polls in the call of a person; what is sent is recorded. */
function shown(polls: readonly Poll[], self: object, more: object = {}) {
  const emit = jest.fn(async (...[message]: [{ readonly name: string }, object]) =>
    message.name === 'getPolls' ? { asOf: 1, polls } : {},
  );
  const onUp = (up: () => void) => {
    up();
    return () => undefined;
  };
  const channel = { emit, onUp, on: () => () => undefined };
  const call = { state: { self, now: null } } as unknown as CallInHand;
  const props = { call, channel: channel as never, callId: 'call', kind: 'session', ...more };
  render(
    <div data-mode="dark">
      <PollsInCall {...(props as Parameters<typeof PollsInCall>[0])} />
    </div>,
  );
  return emit;
}
const guest = { joinerType: 'Guest', role: 'guest' };
const host = { joinerType: 'User', role: 'moderator' };

test('asks a guest to vote without taking the focus, and sends the vote', async () => {
  const emit = shown([poll], guest);
  await screen.findByText('You are asked to vote.');
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
  expect(screen.queryByText('New poll')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Friday' }));
  await userEvent.click(screen.getByTestId('cast-vote'));
  const sent = { sessionCallId: 'call', pollId: 'poll', choices: [1] };
  expect(emit).toHaveBeenCalledWith(expect.objectContaining({ name: 'castVote' }), sent);
});

test('shows a result with names as bars that are read out', async () => {
  shown([{ ...poll, hasVoted: true, ownChoices: [0] }], guest);
  await userEvent.click(await screen.findByRole('button', { name: 'Polls' }));
  expect(screen.getByRole('meter', { name: 'Monday' }).getAttribute('aria-valuetext')).toBe(
    '2 (100%)',
  );
  screen.getByText('Ada, Tom');
  screen.getByRole('button', { name: 'Change my vote' });
});

test('offers no change and no names of a secret vote', async () => {
  const secret = { ballot: 'secret', shown: 'at-close', counts: null, voters: null } as const;
  shown([{ ...poll, ...secret, hasVoted: true }], guest);
  await userEvent.click(await screen.findByRole('button', { name: 'Polls' }));
  screen.getByText('The result is shown when the poll is closed.');
  expect(screen.queryByRole('button', { name: 'Change my vote' })).toBeNull();
});

test('keeps what asks for a vote in reach while a chat covers the call', async () => {
  shown([poll], guest);
  await screen.findByText('You are asked to vote.');
  document.querySelector('[data-mode]')?.setAttribute('inert', '');
  const isReached = () => screen.getByTestId('poll-notice').closest('[inert]') === null;
  await waitFor(() => expect(isReached()).toBe(true));
  expect(screen.getByTestId('poll-notice').hasAttribute('data-above')).toBe(true);
});

test('leads back at a kiosk to what was put off', async () => {
  shown([poll], guest, { atKiosk: true });
  await screen.findByText('Which day?');
  expect(screen.queryByTestId('show-polls')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await userEvent.click(screen.getByRole('button', { name: 'Polls (1 to answer)' }));
  screen.getByRole('radio', { name: 'Friday' });
});

test('leads back at a kiosk to a result that was closed', async () => {
  shown([{ ...poll, isOpen: false }], guest, { atKiosk: true });
  const look = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Polls' }));
    screen.getByRole('meter', { name: 'Monday' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  };
  await look();
  await look();
});

test('shows nothing to a guest while nothing was asked', async () => {
  shown([], guest);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button')).toBeNull();
});

test('says at the answer at fault what is wrong, and leads into an answer that is added', async () => {
  shown([], host);
  await userEvent.click(await screen.findByTestId('show-polls'));
  await userEvent.click(screen.getByTestId('new-poll'));
  await userEvent.click(screen.getByRole('button', { name: 'Add an answer' }));
  await userEvent.keyboard('Salad');
  const [first, second, third] = screen.getAllByTestId<HTMLInputElement>('poll-option');
  expect(third?.value).toBe('Salad');
  if (first && second) {
    await userEvent.type(first, 'Soup');
    await userEvent.type(second, 'Soup');
  }
  await userEvent.click(screen.getByTestId('start-poll'));
  const isAtFault = [first, second, third].map((field) => field?.getAttribute('aria-invalid'));
  expect(isAtFault.map((is) => is === 'true')).toEqual([false, true, false]);
});

test('lets a host ask what has a question and two different answers', async () => {
  const emit = shown([], host);
  await userEvent.click(await screen.findByTestId('show-polls'));
  await userEvent.click(screen.getByTestId('new-poll'));
  await userEvent.type(screen.getByTestId('poll-question'), 'Lunch?');
  const [first, second] = screen.getAllByTestId('poll-option') as [HTMLElement, HTMLElement];
  await userEvent.type(first, 'Soup');
  await userEvent.type(second, 'Soup');
  await userEvent.click(screen.getByTestId('start-poll'));
  screen.getByText('Please write at least two answers, and none twice.');
  await userEvent.type(second, ' and salad');
  await userEvent.click(screen.getByRole('radio', { name: 'In secret' }));
  expect(screen.queryByText('When the result is shown')).toBeNull();
  await userEvent.click(screen.getByTestId('start-poll'));
  expect(emit).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'openPoll' }),
    expect.objectContaining({ options: ['Soup', 'Soup and salad'], ballot: 'secret' }),
  );
});
