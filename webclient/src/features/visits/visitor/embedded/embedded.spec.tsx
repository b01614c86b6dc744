import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EMBEDDED, fragmentOf } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { act, cleanup, render } from '@testing-library/react';

import { aPortal } from '#features/devices/kiosk/testing/a-device.js';
import type { WritableStore } from '#state/store.js';
import { keepVisit, mintVisit, readVisit } from '../stored-visit.js';
import type { VisitState } from '../visit-parts.js';
import type { VisitSession } from '../visit-session.js';
import { EmbeddedPortal } from './EmbeddedPortal.js';

const SITE = 'https://www.company.example';
const portal = { ...aPortal, redirectLink: 'https://a.example', embedding: { origins: [SITE] } };

let sent: jest.Mock<Window['postMessage']>;
let session: VisitSession | undefined;
let shown: string[];

const embed = (host: string, change: object = {}) => {
  location.hash = fragmentOf({ host, language: 'en' });
  render(
    <EmbeddedPortal portal={{ ...portal, ...change }}>
      {({ redirectLink }, made) => {
        session = made;
        shown.push(redirectLink);
        return null;
      }}
    </EmbeddedPortal>,
  );
};
const visit = { clientId: 'v', visitorName: 'Ada', callDetailId: 'c', placeKept: 'no' };
const isAt = (status: VisitView['status'], change: Partial<VisitView> = {}) =>
  act(() =>
    (session!.state as WritableStore<VisitState>).set({
      phase: 'inside',
      wire: null,
      view: { ...visit, status, ...change } as VisitView,
    }),
  );
const say = (data: unknown, { origin = SITE, source = parent } = {}) =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source })));
const told = () => sent.mock.calls.map(([message, target]) => [message, target] as const);

beforeEach(() => {
  sessionStorage.clear();
  shown = [];
  sent = jest.fn<Window['postMessage']>();
  Object.defineProperty(parent, 'postMessage', { value: sent, configurable: true });
});
afterEach(() => {
  cleanup();
  location.hash = '';
});

describe('a portal on a site that it allows', () => {
  it('tells the site the steps, to its origin alone, and nothing of the visitor', async () => {
    embed(SITE);
    isAt('IN_WAITING');
    isAt('IN_CALL');
    isAt('IN_END');
    const step = (name: string) => [{ type: EMBEDDED, step: name, isOpen: true }, SITE];
    expect(told()).toEqual(['start', 'ring', 'in-call', 'ended'].map(step));
  });

  it('leads nowhere else after the visit', () => {
    embed(SITE);
    expect(new Set(shown)).toEqual(new Set(['']));
  });

  it('leaves the call that the site closes, and says so', async () => {
    embed(SITE);
    isAt('IN_CALL');
    const left = jest.spyOn(session!, 'leaveCall').mockResolvedValue();
    await say({ type: EMBEDDED, ask: 'leave' }, { origin: 'https://evil.example' });
    await say({ type: EMBEDDED, ask: 'leave' }, { source: null as never });
    await say({ type: EMBEDDED, ask: 'other' });
    expect(left).not.toHaveBeenCalled();
    await say({ type: EMBEDDED, ask: 'leave' });
    expect(left.mock.calls).toEqual([['c']]);
    expect(told().at(-1)).toEqual([{ type: EMBEDDED, done: 'left' }, SITE]);
  });

  it('says that a visitor whose place is kept loses nothing, and leaves no line', async () => {
    embed(SITE);
    isAt('IN_WAITING');
    const left = jest.spyOn(session!, 'leaveLine').mockResolvedValue();
    for (const placeKept of ['kept', 'called'] as const) {
      isAt('IN_WAITING', { placeKept });
      expect(told().at(-1)).toMatchObject([{ step: 'start' }, SITE]);
    }
    await say({ type: EMBEDDED, ask: 'leave' });
    expect(left).not.toHaveBeenCalled();
  });

  it('leaves the call of a page that failed in it, for which the agent still waits', async () => {
    embed(SITE);
    const left = jest.spyOn(session!, 'leaveCall').mockResolvedValue();
    isAt('IN_ERROR', { callDetailId: null });
    expect(told().at(-1)).toMatchObject([{ step: 'start' }, SITE]);
    isAt('IN_ERROR');
    expect(told().at(-1)).toMatchObject([{ step: 'in-call' }, SITE]);
    await say({ type: EMBEDDED, ask: 'leave' });
    expect(left.mock.calls).toEqual([['c']]);
  });

  it('shows what was handed over when the panel opens again, for 20 minutes', () => {
    const clock = jest.spyOn(Date, 'now');
    const isKeptAt = (minute: number) => {
      clock.mockReturnValue(minute * 60_000);
      cleanup();
      embed(SITE);
      isAt('IN_END');
      return readVisit(sessionStorage, portal._id) !== undefined;
    };
    isKeptAt(0);
    keepVisit(sessionStorage, portal._id, mintVisit());
    expect([1, 19, 20].map(isKeptAt)).toEqual([true, true, false]);
    clock.mockRestore();
  });

  it('forwards Escape where nothing of its own closes by it', () => {
    embed(SITE);
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    const forwarded = () => told().filter(([message]) => 'done' in (message as object)).length;
    const own = document.body.appendChild(document.createElement('dialog'));
    own.open = true;
    press();
    expect(forwarded()).toBe(0);
    own.remove();
    press();
    expect(forwarded()).toBe(1);
  });
});

describe('a portal on a site that it does not allow', () => {
  it.each([
    ['another site', 'https://evil.example', {}],
    ['any site', '*', {}],
    ['no site', '', {}],
    ['a site of a former list', SITE, { embedding: { origins: [] } }],
    ['a list that a former version kept', SITE, { embedding: undefined }],
  ])('tells nothing to %s', async (_which, host, change) => {
    embed(host, change);
    isAt('IN_CALL');
    const left = jest.spyOn(session!, 'leaveCall').mockResolvedValue();
    await say({ type: EMBEDDED, ask: 'leave' }, { origin: host });
    expect([told(), left.mock.calls]).toEqual([[], []]);
  });
});
