import '../../../testing/english.js';
import '../../../testing/browser-parts.js';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import { DEFAULT_SETTINGS, type PublicPortal, type RatingType } from '@foyer/contracts/portals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { MediaHelp } from '../../../media/components/MediaHelp.js';
import { en } from '../../../i18n/en/index.js';
import type { MediaProblem } from '../../../media/core/media-problem.js';
import { PortalStart } from './PortalStart.js';
import { RatingForm } from './RatingForm.js';
import type { Entrance } from './visit-parts.js';
import type { VisitSession } from './visit-session.js';

const portal: PublicPortal = {
  _id: 'portal',
  name: 'Reception',
  onlineStatus: 'online',
  nextOpening: null,
  askClientName: false,
  hasPin: false,
  shortlink: 'reception',
  redirectLink: '',
  recording: DEFAULT_SETTINGS.recording,
  messages: { welcome: 'Welcome!', waiting: '', notAvailable: '', goodbye: '' },
  messagesEn: DEFAULT_SETTINGS.messagesEn,
  callButton: DEFAULT_SETTINGS.callButton,
  appearance: {},
  feedback: { enabled: true, ratingType: 'stars' },
  waiting: 0,
};

/** Keeps what a visitor does at the start page and at the goodbye. */
class FakeVisit {
  readonly entered: Entrance[] = [];
  readonly ratings: [number | null, string][] = [];
  failure: ApiError | undefined;

  async enter(entrance: Entrance): Promise<void> {
    if (this.failure) throw this.failure;
    this.entered.push(entrance);
  }

  async rate(rating: number | null, comment: string): Promise<void> {
    this.ratings.push([rating, comment]);
  }

  asSession(): VisitSession {
    return this as unknown as VisitSession;
  }
}

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

describe("a portal's front", () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Start video call' }));

  it('has one button, and no fields where none are asked', async () => {
    const visit = new FakeVisit();
    render(<PortalStart portal={portal} session={visit.asSession()} />);
    expect(screen.getByText('Welcome!')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press();
    expect(visit.entered).toEqual([{ visitorName: '', pin: '' }]);
  });

  it('asks for name and PIN where the portal does, and leads to what is missing', async () => {
    const visit = new FakeVisit();
    render(
      <PortalStart
        portal={{ ...portal, askClientName: true, hasPin: true }}
        session={visit.asSession()}
      />,
    );
    await press();
    expect(visit.entered).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    await userEvent.type(screen.getByLabelText('Your name'), ' Maria ');
    await userEvent.type(screen.getByLabelText('PIN'), '12a3456789');
    await press();
    expect(visit.entered).toEqual([{ visitorName: 'Maria', pin: '123456' }]);
  });

  it('says at the field that a PIN is wrong', async () => {
    const visit = new FakeVisit();
    visit.failure = new ApiError('PIN_WRONG', 'This PIN is not correct.', 401);
    render(<PortalStart portal={{ ...portal, hasPin: true }} session={visit.asSession()} />);
    await userEvent.type(screen.getByLabelText('PIN'), '000000');
    await press();
    expect(screen.getByLabelText('PIN').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This PIN is not correct.')).toBeTruthy();
  });

  it('goes on trying where there are very many people, and says so', async () => {
    jest.useFakeTimers();
    const visit = new FakeVisit();
    visit.failure = new ApiError('OVERLOADED', 'Later.', 503, {}, { retryAfterS: 2 });
    render(<PortalStart portal={portal} session={visit.asSession()} />);
    const tick = () => act(() => jest.advanceTimersByTimeAsync(1_000));
    const refused = () => screen.queryByText(/Very many people are here/);
    await act(async () => screen.getByRole('button', { name: 'Start video call' }).click());
    expect(refused()).toBeTruthy();
    expect(screen.getByText(/Next try in [23] seconds/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    for (let second = 0; second < 3; second += 1) await tick();
    // It waits longer after the second time.
    expect(screen.getByText(/Next try in [3456] seconds/)).toBeTruthy();
    visit.failure = undefined;
    for (let second = 0; second < 6; second += 1) await tick();
    expect(visit.entered).toEqual([{ visitorName: '', pin: '' }]);
  });

  it('says kindly that it is closed, in the own words of the portal', () => {
    const closed = { ...portal, onlineStatus: 'closed' as const };
    const { rerender } = render(
      <PortalStart portal={closed} session={new FakeVisit().asSession()} />,
    );
    expect(screen.queryByRole('button', { name: 'Start video call' })).toBeNull();
    expect(screen.getByText(/Nobody is at the desk/)).toBeTruthy();
    const messages = { ...portal.messages, notAvailable: 'Back at eight.' };
    rerender(
      <PortalStart portal={{ ...closed, messages }} session={new FakeVisit().asSession()} />,
    );
    expect(screen.getByText('Back at eight.')).toBeTruthy();
  });
});

describe('help with camera and microphone', () => {
  const problems = Object.keys(en.devices.problem) as MediaProblem[];

  it('is another one for every problem', () => {
    const texts = new Set(problems.map((problem) => en.devices.problem[problem].text));
    expect(texts.size).toBe(problems.length);
  });

  it.each(problems)('says what to do when it is %s', (problem) => {
    render(<MediaHelp problem={problem} />);
    expect(screen.getByRole('alert').textContent).toContain(en.devices.problem[problem].text);
  });
});

describe('a rating', () => {
  const rated = async (type: RatingType, choice: string | undefined, comment: string) => {
    const visit = new FakeVisit();
    render(<RatingForm type={type} session={visit.asSession()} rated={false} />);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    if (choice !== undefined) await userEvent.click(screen.getByRole('radio', { name: choice }));
    if (comment !== '') await userEvent.type(screen.getByRole('textbox'), comment);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    return visit.ratings;
  };

  it.each([
    ['stars', '4 stars of 5', 4],
    ['smiles', 'Very happy', 5],
    ['thumbs', 'Not good', 1],
    ['yesNo', 'Yes', 5],
  ] as const)('by %s counts from 1 to 5', async (type, choice, rating) => {
    expect(await rated(type, choice, '')).toEqual([[rating, '']]);
  });

  it('in words needs words', async () => {
    expect(await rated('text', undefined, 'Very friendly')).toEqual([[null, 'Very friendly']]);
  });

  it('is thanked for', () => {
    render(<RatingForm type="stars" session={new FakeVisit().asSession()} rated />);
    expect(screen.getByText('Thank you for telling us.')).toBeTruthy();
  });
});
