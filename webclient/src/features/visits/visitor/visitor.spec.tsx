import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import { DEFAULT_SETTINGS, type PublicPortal, type RatingType } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';

import { MediaHelp } from '#media/components/MediaHelp.js';
import { de } from '#i18n/de/index.js';
import { en } from '#i18n/en/index.js';
import type { MediaProblem } from '#media/core/media-problem.js';
import { AgentLost } from './AgentLost.js';
import { PortalStart } from './PortalStart.js';
import { GoodbyeStep } from './GoodbyeStep.js';
import { openingInWords } from './opening-in-words.js';
import { RatingForm } from './RatingForm.js';
import { usePlaceInTitle } from './usePlaceInTitle.js';
import { useRating } from './useRating.js';
import { useWaitingNews } from './waiting/useWaitingNews.js';
import { waitingNews } from './waiting/waiting-news.js';
import { WaitNews } from './WaitNews.js';
import { makeStore } from '#state/store.js';
import { VisitSteps } from './VisitSteps.js';
import type { Entrance, VisitState } from './visit-parts.js';
import type { VisitSession } from './visit-session.js';

const portal: PublicPortal = {
  _id: 'portal',
  name: 'Reception',
  onlineStatus: 'online',
  nextOpening: null,
  askClientName: false,
  smsCodeRequired: false,
  textMessages: false,
  hasPin: false,
  shortlink: 'reception',
  redirectLink: '',
  recording: DEFAULT_SETTINGS.recording,
  messages: { welcome: 'Welcome!', waiting: '', notAvailable: '', goodbye: '' },
  messagesEn: DEFAULT_SETTINGS.messagesEn,
  callButton: DEFAULT_SETTINGS.callButton,
  appearance: {},
  feedback: { enabled: true, ratingType: 'stars' },
  embedding: { origins: [] },
  longestWait: { message: '', messageEn: '' },
  waiting: 0,
  queueContent: {},
};

/** Keeps what a visitor does at the start page and at the goodbye. */
class FakeVisit {
  readonly entered: Entrance[] = [];
  readonly ratings: [number | null, string][] = [];
  /** The questions that were answered. */
  readonly shown: RatingType[] = [];
  failure: ApiError | undefined;

  async enter(entrance: Entrance): Promise<void> {
    if (this.failure) throw this.failure;
    this.entered.push(entrance);
  }

  async rate(type: RatingType, rating: number | null, comment: string): Promise<void> {
    this.shown.push(type);
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
    expect(visit.entered).toEqual([{ visitorName: '' }]);
  });

  it('shows the call button as the portal has it, or none', () => {
    const visit = new FakeVisit();
    const callButton = { ...portal.callButton, color: '#204060', textColor: '#ffffff' };
    const { rerender } = render(
      <PortalStart portal={{ ...portal, callButton }} session={visit.asSession()} />,
    );
    const button = screen.getByRole('button', { name: 'Start video call' });
    expect(button.style.background).toBe('rgb(32, 64, 96)');
    rerender(
      <PortalStart
        portal={{ ...portal, callButton: { ...callButton, showCallButton: false } }}
        session={visit.asSession()}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Start video call' })).toBeNull();
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
    await userEvent.type(await screen.findByLabelText('PIN'), '12a3456789');
    await press();
    expect(visit.entered).toEqual([{ visitorName: 'Maria', pin: '123456' }]);
  });

  it('says at the field that a PIN is wrong', async () => {
    const visit = new FakeVisit();
    visit.failure = new ApiError('PIN_WRONG', 'This PIN is not correct.', 401);
    render(<PortalStart portal={{ ...portal, hasPin: true }} session={visit.asSession()} />);
    await userEvent.type(await screen.findByLabelText('PIN'), '000000');
    await press();
    expect(screen.getByLabelText('PIN').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This PIN is not correct.')).toBeTruthy();
  });

  it('asks an invited visitor for no PIN, until the invitation is refused', async () => {
    globalThis.location.hash = '#invitation=signed';
    const visit = new FakeVisit();
    render(<PortalStart portal={{ ...portal, hasPin: true }} session={visit.asSession()} />);
    expect(await screen.findByText('You are invited. You do not need a PIN.')).toBeTruthy();
    visit.failure = new ApiError('INVITATION_OVER', 'This invitation has expired.', 401);
    await press();
    expect(screen.getByText('This invitation has expired.')).toBeTruthy();
    visit.failure = undefined;
    await userEvent.type(screen.getByLabelText('PIN'), '123456');
    await press();
    expect(visit.entered).toEqual([{ visitorName: '', pin: '123456' }]);
    globalThis.location.hash = '';
  });

  it('continues trying if there are very many people, and says so', async () => {
    jest.useFakeTimers();
    const visit = new FakeVisit();
    visit.failure = new ApiError('OVERLOADED', 'Later.', 503, {}, { retryAfterS: 2 });
    render(<PortalStart portal={portal} session={visit.asSession()} />);
    const tick = () => act(() => jest.advanceTimersByTimeAsync(1_000));
    const refused = () => screen.queryByText(/We are very busy/);
    await act(async () => screen.getByRole('button', { name: 'Start video call' }).click());
    expect(refused()).toBeTruthy();
    expect(screen.getByText(/Next try in [23] seconds/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    for (let second = 0; second < 3; second += 1) await tick();
    // It waits longer after the second time.
    expect(screen.getByText(/Next try in [3456] seconds/)).toBeTruthy();
    visit.failure = undefined;
    for (let second = 0; second < 6; second += 1) await tick();
    expect(visit.entered).toEqual([{ visitorName: '' }]);
  });

  it('says kindly that it is closed, in the words of the portal', () => {
    const closed = { ...portal, onlineStatus: 'closed' as const };
    const { rerender } = render(
      <PortalStart portal={closed} session={new FakeVisit().asSession()} />,
    );
    expect(screen.queryByRole('button', { name: 'Start video call' })).toBeNull();
    expect(screen.getByText(/The desk is not staffed/)).toBeTruthy();
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

const view: VisitView = {
  clientId: 'ada',
  queueId: 'portal',
  portalRevision: 0,
  status: 'IN_WAITING',
  note: null,
  visitorName: 'Ada',
  device: null,
  missing: [],
  position: 2,
  estimatedWaitSeconds: 60,
  nobodyOnDuty: false,
  agentLost: false,
  connectionLost: false,
  transferred: false,
  nextOpening: null,
  servedSeconds: null,
  longWait: null,
  placeKept: 'no',
  ringing: false,
  callDetailId: null,
  hadCall: false,
  agentName: null,
  endReason: null,
  rated: false,
  asOf: 1,
};

/** The news of a visitor whose page is connected. */
function News({ view: present }: { view: VisitView }) {
  const [session] = useState(() => {
    const state = makeStore<VisitState>({ phase: 'inside', view: present, wire: null });
    return { state } as unknown as VisitSession;
  });
  return <WaitNews news={useWaitingNews(session, present)} />;
}

describe('news of the wait', () => {
  it('are an estimate until it is over, and not begun again by the same one', async () => {
    jest.useFakeTimers();
    const { rerender } = render(<News view={view} />);
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    expect(screen.getByText('About 1 minute to go')).toBeTruthy();
    await pass(40_000);
    expect(screen.getByText('Less than a minute to go')).toBeTruthy();
    rerender(<News view={{ ...view, asOf: 2 }} />);
    await pass(22_000);
    expect(screen.getByText('We will be with you as soon as possible')).toBeTruthy();
    rerender(<News view={{ ...view, position: 1, asOf: 3 }} />);
    expect(screen.getByText('About 1 minute to go')).toBeTruthy();
  });

  it('say that no agent is on duty, and not that a portal opens again whose line is open', () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
    render(<News view={{ ...view, nobodyOnDuty: true, nextOpening: tomorrow }} />);
    expect(screen.getByText('The desk is not staffed right now.')).toBeTruthy();
    expect(screen.queryByText(/to go|We open again/)).toBeNull();
  });
});

const newsOf = (present: VisitView) =>
  waitingNews({ ...present, estimate: null, isLong: false, connection: 'up' });

describe('an agent who was lost', () => {
  afterEach(async () => {
    cleanup();
    await i18next.changeLanguage('en');
  });

  it.each([
    [
      'en',
      /front of the line/,
      'The connection was lost. You are first in line again.',
      'You are now waiting at Hall. Your waiting time so far counts.',
    ],
    [
      'de',
      /ganz vorn/,
      'Die Verbindung ist abgebrochen. Sie stehen wieder ganz vorn in der Warteschlange.',
      'Sie warten jetzt bei Hall. Ihre Wartezeit zählt weiter.',
    ],
  ])('is an alert, and so are a lost visitor and another line (%s)', async (...told) => {
    const [language, text, first, elsewhere] = told;
    i18next.addResourceBundle('de', 'translation', de);
    await i18next.changeLanguage(language);
    const { rerender } = render(<AgentLost news={newsOf(view)} portal="Hall" />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<AgentLost news={newsOf({ ...view, position: 1, agentLost: true })} portal="Hall" />);
    expect(screen.getByRole('alert').textContent).toMatch(text);
    const lost = { ...view, connectionLost: true };
    rerender(<AgentLost news={newsOf({ ...lost, position: 2 })} portal="Hall" />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<AgentLost news={newsOf({ ...lost, position: 1 })} portal="Hall" />);
    expect(screen.getByRole('alert').textContent).toBe(first);
    rerender(<AgentLost news={newsOf({ ...view, transferred: true })} portal="Hall" />);
    expect(screen.getByRole('alert').textContent).toBe(elsewhere);
  });
});

describe('the next opening', () => {
  it('is shown by the clock of the visitor', () => {
    const now = new Date(2026, 2, 6, 19, 0).getTime();
    const words = (day: number) => openingInWords(new Date(2026, 2, day, 8, 0).toISOString(), now);
    expect(words(7)).toMatch(/^tomorrow, 0?8:00/);
    expect(words(9)).toMatch(/Monday.*9.*, 0?8:00/);
    expect(openingInWords(new Date(2026, 2, 6, 20, 0).toISOString(), now)).toMatch(/^today, /);
  });

  it('stands on the front of a closed portal', async () => {
    const nextOpening = new Date(Date.now() + 3_600_000).toISOString();
    const closed = { ...portal, onlineStatus: 'closed' as const, nextOpening };
    render(<PortalStart portal={closed} session={new FakeVisit().asSession()} />);
    expect(await screen.findByTestId('next-opening')).toBeTruthy();
  });
});

describe('the goodbye', () => {
  const over = { ...view, status: 'IN_END', position: null, endReason: 'served' } as const;
  const goodbye = (change: Partial<VisitView>) =>
    render(
      <GoodbyeStep
        portal={portal}
        session={new FakeVisit().asSession()}
        view={{ ...over, callDetailId: 'call', ...change }}
      />,
    );

  it('is shown although there is no connection any more', async () => {
    const state = makeStore<VisitState>({ phase: 'inside', view: over, wire: null });
    render(<VisitSteps portal={portal} session={{ state } as unknown as VisitSession} />);
    const said = await screen.findByText('The call has ended.');
    // Each step takes the focus with it.
    expect(document.activeElement).toBe(said.closest('main'));
  });

  it('says how long the call was, and names no single person for the time of several', () => {
    goodbye({ agentName: 'Ines Okafor', servedSeconds: 130 });
    expect(screen.getByTestId('served').textContent).toBe('Your call lasted 2 minutes.');
    expect(screen.queryByText(/Ines Okafor/)).toBeNull();
  });

  it('does not count seconds', () => {
    goodbye({ servedSeconds: 3 });
    expect(screen.queryByTestId('served')).toBeNull();
  });

  it('does not mention it without an agent', () => {
    goodbye({ servedSeconds: null });
    expect(screen.queryByTestId('served')).toBeNull();
  });
});

describe('the tab', () => {
  it('shows the place in line, and stops with the wait', () => {
    document.title = 'Reception · Foyer';
    const Waits = ({ position }: { position: number | null }) => {
      usePlaceInTitle('Reception', position);
      return null;
    };
    const { rerender, unmount } = render(<Waits position={3} />);
    expect(document.title).toBe('(3) Reception · Foyer');
    rerender(<Waits position={2} />);
    expect(document.title).toBe('(2) Reception · Foyer');
    unmount();
    expect(document.title).toBe('Reception · Foyer');
  });
});

describe('a rating', () => {
  function Rates(props: { type: RatingType; visit: FakeVisit; rated?: boolean }) {
    const { type, visit, rated = false } = props;
    return <RatingForm type={type} given={useRating(visit.asSession(), rated, type)} />;
  }
  const rated = async (type: RatingType, choice: string | undefined, comment: string) => {
    const visit = new FakeVisit();
    render(<Rates type={type} visit={visit} />);
    const asAsked = () => expect(new Set(visit.shown)).toEqual(new Set([type]));
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    if (choice !== undefined) await userEvent.click(screen.getByRole('radio', { name: choice }));
    if (comment === '') {
      asAsked();
      return visit.ratings;
    }
    await userEvent.type(screen.getByRole('textbox'), comment);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    asAsked();
    return visit.ratings;
  };

  it.each([
    ['stars', '4 stars of 5', 4],
    ['smiles', 'Very happy', 5],
    ['thumbs', 'Not good', 1],
    ['yesNo', 'Yes', 5],
  ] as const)('by %s counts from 1 to 5, with the press', async (type, choice, rating) => {
    expect(await rated(type, choice, '')).toEqual([[rating, '']]);
  });

  it('may be followed by a few words, and is thanked for at once', async () => {
    expect(await rated('stars', '4 stars of 5', 'Very friendly')).toEqual([
      [4, ''],
      [4, 'Very friendly'],
    ]);
    expect(screen.getByText('Thank you for your feedback.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('in words needs words', async () => {
    expect(await rated('text', undefined, 'Very friendly')).toEqual([[null, 'Very friendly']]);
  });

  it('is thanked for', () => {
    render(<Rates type="stars" visit={new FakeVisit()} rated />);
    expect(screen.getByText('Thank you for your feedback.')).toBeTruthy();
  });
});
