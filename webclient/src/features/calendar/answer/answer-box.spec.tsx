import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { AnswerBox, type Answering } from './AnswerBox.js';

const now = Date.now();
const iso = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const meeting = { startTime: iso(60), endTime: iso(90) };

function open(answer: 'none' | 'accepted', occurrence: string | null, isNamed = false) {
  const said: Answering[] = [];
  render(
    <AnswerBox
      meeting={meeting}
      said={{ answer, proposal: null }}
      occurrence={occurrence}
      isNamed={isNamed}
      onSay={async (one) => void said.push(one)}
    />,
  );
  return said;
}

describe('an answer to an invitation', () => {
  afterEach(cleanup);

  it('is for all dates at first, and for one where that is chosen', async () => {
    const said = open('none', iso(60));
    await userEvent.click(screen.getByRole('button', { name: 'Maybe' }));
    await userEvent.click(screen.getByText('This date'));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(said).toEqual([{ answer: 'tentative' }, { answer: 'declined', occurrence: iso(60) }]);
  });

  it('is for the date that a link leads to', async () => {
    const said = open('none', iso(60), true);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(said).toEqual([{ answer: 'accepted', occurrence: iso(60) }]);
  });

  it('shows which one was given, and asks for no dates where there is one', () => {
    open('accepted', null);
    expect(screen.getByRole('button', { name: 'Accept' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.queryByText('All dates')).toBeNull();
    expect(screen.getByText('You have accepted.')).toBeTruthy();
  });

  it('does not propose the time that the meeting has', async () => {
    const said = open('none', null);
    await userEvent.click(screen.getByRole('button', { name: 'Propose another time' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Please choose another time');
    expect(said).toEqual([]);
  });
});
