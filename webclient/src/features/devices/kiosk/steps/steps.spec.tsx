import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { makeStore } from '#state/store.js';
import { SecondThought } from '../screen/SecondThought.js';
import { aDevice, aPortal, aPortalWithContent } from '../testing/a-device.js';
import { FakeVisit } from '../testing/fake-visit.js';
import type { Kiosk } from '../kiosk.js';
import { KioskClosed } from './KioskClosed.js';
import { KioskGoodbye } from './KioskGoodbye.js';
import { KioskPreparing } from './KioskPreparing.js';
import { KioskStart } from './KioskStart.js';
import { KioskSteps } from './KioskSteps.js';

beforeEach(() => {
  jest.useFakeTimers();
  const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(globalThis, { matchMedia: () => media });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());

describe('the start of a kiosk', () => {
  const start = (visit: FakeVisit, more = {}) => (
    <KioskStart portal={aPortal} session={visit.asSession()} ready attract={false} {...more} />
  );

  it('has one button, which begins the visit', async () => {
    const visit = new FakeVisit();
    render(start(visit));
    expect(screen.getByText('Welcome!')).toBeTruthy();
    await press('Start video call');
    expect(visit.entered).toEqual([{ visitorName: '' }]);
  });

  it('waits for camera and microphone', () => {
    render(start(new FakeVisit(), { ready: false }));
    expect(button('Start video call').hasAttribute('disabled')).toBe(true);
  });

  it('plays on the whole screen while there is no visitor, and shows its logo', async () => {
    const portal = { ...aPortalWithContent, appearance: { logo: 'logo' } };
    const fills = () => screen.getAllByTestId('slides').map(({ dataset }) => dataset.fill);
    const { container, rerender } = render(start(new FakeVisit(), { portal }));
    expect(fills()).toEqual(['parent']);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/media\/logo$/);
    rerender(start(new FakeVisit(), { portal, attract: true }));
    expect(fills()).toEqual(['parent', 'screen']);
    await pass(0);
  });

  it('asks for a PIN by keys on the screen, and does not show it', async () => {
    const visit = new FakeVisit();
    render(start(visit, { portal: { ...aPortal, hasPin: true } }));
    await press('Start video call');
    expect(visit.entered).toEqual([]);
    expect(screen.getByText('The PIN has six digits.')).toBeTruthy();
    for (const digit of ['1', '2', '3', '4', '5', '9']) await press(digit);
    await press('Delete the last digit');
    for (const digit of ['6', '7']) await press(digit);
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('6');
    expect(screen.queryByText('123456')).toBeNull();
    await press('Start video call');
    expect(visit.entered).toEqual([{ visitorName: '', pin: '123456' }]);
  });

  it('takes a PIN from a number pad that hangs on the kiosk, but not what is typed in a field', async () => {
    const visit = new FakeVisit();
    render(start(visit, { portal: { ...aPortal, hasPin: true, askClientName: true } }));
    const type = (element: Element, ...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(element, { key });
    };
    type(screen.getByLabelText('Your name'), '9', '9');
    const filled = () => screen.getByRole('meter').getAttribute('aria-valuenow');
    expect(filled()).toBe('0');
    type(document.body, '1', '2', 'Backspace', '7', 'x');
    expect(filled()).toBe('2');
  });

  it('forgets text that a visitor typed and left', async () => {
    const visit = new FakeVisit();
    const portal = { ...aPortal, askClientName: true };
    const { rerender } = render(start(visit, { portal }));
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Maria' } });
    rerender(start(visit, { portal, attract: true }));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
  });

  it('says why it does not begin, and removes the message automatically', async () => {
    const visit = new FakeVisit();
    visit.failure = new ApiError('PORTAL_CLOSED', 'This portal is closed.', 409);
    render(start(visit));
    await press('Start video call');
    expect(screen.getByText('This portal is closed.')).toBeTruthy();
    await pass(8_000);
    expect(screen.queryByText('This portal is closed.')).toBeNull();
  });

  it('says it in the language that is chosen meanwhile', async () => {
    const portal = { ...aPortal, askClientName: true };
    render(start(new FakeVisit(), { portal }));
    await press('Start video call');
    const problem = screen.getByRole('status').textContent;
    await press('Deutsch');
    expect(screen.getByRole('status').textContent).toBe('Bitte nennen Sie uns Ihren Namen.');
    await press('English');
    expect(screen.getByRole('status').textContent).toBe(problem);
  });

  it('continues trying if there are very many people', async () => {
    const visit = new FakeVisit();
    visit.failure = new ApiError('OVERLOADED', 'Later.', 503, {}, { retryAfterS: 1 });
    render(start(visit));
    await press('Start video call');
    expect(screen.getByText(/We are very busy/)).toBeTruthy();
    visit.failure = undefined;
    await pass(1_000);
    await pass(1_000);
    expect(visit.entered).toHaveLength(1);
  });
});

describe('a question on a kiosk', () => {
  it('is withdrawn without an answer', async () => {
    let stayed = 0;
    render(
      <SecondThought question="Leave?" onStay={() => (stayed += 1)}>
        <button type="button">Yes</button>
      </SecondThought>,
    );
    await pass(9_999);
    expect(stayed).toBe(0);
    await pass(1);
    expect(stayed).toBe(1);
  });
});

describe('a closed kiosk', () => {
  const { timeZone } = aDevice.operatingHours;
  const closed = Object.fromEntries(
    Object.keys(aDevice.operatingHours.week).map((day) => [day, []]),
  ) as unknown as typeof aDevice.operatingHours.week;
  const week = { ...closed, monday: [{ start: '08:00', end: '18:00' }] };
  const at = (time: string) => Date.parse(time);
  const says = (portal: typeof aPortal, time: string) => {
    render(<KioskClosed portal={portal} hours={{ timeZone, week }} at={at(time)} />);
    return document.body.textContent;
  };

  it.each([
    ['2026-03-02T07:00:00+01:00', 'We open today at 08:00.'],
    ['2026-03-01T12:00:00+01:00', 'We open tomorrow at 08:00.'],
    ['2026-03-03T12:00:00+01:00', 'We open on Monday at 08:00.'],
    ['2026-03-02T19:00:00+01:00', 'We open on Monday, March 9 at 08:00.'],
  ])('says at %s: %s', (time, text) => {
    expect(says(aPortal, time)).toContain(text);
  });

  it("says the portal's own words, and when its own hours begin", () => {
    const messages = { ...aPortal.messages, notAvailable: 'Back soon.' };
    const text = says({ ...aPortal, messages }, '2026-03-02T07:00:00+01:00');
    expect(text).toContain('Back soon.');
    expect(text).toContain('We open today');
  });

  it('says that no agent is there if the portal is closed within the hours', () => {
    const shut = { ...aPortal, onlineStatus: 'closed' as const };
    expect(says(shut, '2026-03-02T09:00:00+01:00')).toContain('This page opens automatically.');
  });

  it('opens no sooner than its portal', () => {
    const later = { ...aPortal, onlineStatus: 'closed' as const };
    const nextOpening = '2026-03-02T10:30:00+01:00';
    const text = says({ ...later, nextOpening }, '2026-03-02T07:00:00+01:00');
    expect(text).toContain('We open today at 10:30.');
  });
});

describe('the question of a kiosk about a recording', () => {
  const question = 'May we record this call?\nWe keep it for 30 days.';
  const ask = () => {
    const visit = new FakeVisit();
    visit.is('IN_PERMISSION');
    const recording = { showOptInMessage: true, optInMessage: question, optInMessageEn: '' };
    const portal = { ...aPortal, recording };
    const media = { state: makeStore({ phase: 'ready' }) };
    const kiosk = { media } as unknown as Kiosk;
    render(<KioskPreparing portal={portal} session={visit.asSession()} kiosk={kiosk} />);
    return visit;
  };

  it.each(['Yes, it may be recorded', 'No, please do not'])(
    'rings once it is answered: %s',
    async (answer) => {
      const visit = ask();
      expect(screen.getByRole('heading').textContent).toBe(question);
      expect(visit.reported).toEqual([]);
      await press(answer);
      expect(visit.reported).toEqual(['IN_WAITING']);
    },
  );

  it('has a way back', async () => {
    const visit = ask();
    await press('Back');
    expect(visit.state.get().phase).toBe('outside');
    expect(visit.reported).toEqual([]);
  });

  it('never rings for a visitor who has gone without an answer, and waits for one who is still there', async () => {
    const visit = ask();
    await pass(40_000);
    fireEvent.pointerDown(document);
    await pass(40_000);
    expect(visit.state.get().phase).toBe('inside');
    await pass(6_000);
    expect(visit.state.get().phase).toBe('outside');
    expect(visit.reported).toEqual([]);
  });
});

describe('the goodbye of a kiosk', () => {
  const view = { endReason: 'served', callDetailId: 'call', rated: false } as VisitView;
  const show = () => {
    const visit = new FakeVisit();
    visit.is('IN_END');
    render(<KioskGoodbye portal={aPortal} session={visit.asSession()} view={view} />);
    return visit;
  };
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) await pass(1_000);
  };

  it('is shown although there is no connection any more', () => {
    const visit = new FakeVisit();
    visit.is('IN_END', view);
    render(
      <KioskSteps
        portal={aPortal}
        session={visit.asSession()}
        kiosk={Object.create(null) as Kiosk}
      />,
    );
    expect(screen.getByText('The call has ended.')).toBeTruthy();
  });

  it('leads back to the start automatically', async () => {
    const visit = show();
    await seconds(10);
    expect(screen.getByText('Back to the start in 10 seconds')).toBeTruthy();
    await seconds(10);
    expect(visit.state.get().phase).toBe('outside');
  });

  it('stays while the visitor is rating', async () => {
    const visit = show();
    await seconds(15);
    fireEvent.pointerDown(screen.getByRole('radio', { name: '4 stars of 5' }));
    await seconds(15);
    expect(visit.state.get().phase).toBe('inside');
    await seconds(10);
    expect(visit.state.get().phase).toBe('outside');
  });
});
