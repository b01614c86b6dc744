import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeskView, LineEntry } from '@foyer/contracts/visits';
import { act, cleanup, renderHook } from '@testing-library/react';

import { notificationPermission } from '#app/notification-permission.js';
import { useDesktopNotification } from './useDesktopNotification.js';

class FakeNotification {
  static permission = 'granted';
  static shown: FakeNotification[] = [];
  onclick: (() => void) | null = null;
  closed = false;

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this);
  }

  close() {
    this.closed = true;
  }
}
const shown = () => FakeNotification.shown.filter(({ closed }) => !closed);

const visitor: LineEntry = {
  clientId: 'visit',
  queueId: 'portal',
  queueName: 'Reception',
  visitorName: 'Maria',
  device: null,
  language: 'en',
  missing: [],
  ...{ onPhone: false, verified: false, earlierVisits: 0 },
  joinedAt: '2026-11-21T10:00:00.000Z',
  waitingSince: '2026-11-21T10:00:00.000Z',
  position: 1,
  away: false,
  kept: false,
  handedOn: null,
  offer: null,
  next: true,
};
const viewOf = (line: LineEntry[], desk: Partial<DeskView['desk']> = {}): DeskView => ({
  desk: {
    memberId: 'anna',
    availability: 'auto',
    breakKind: null,
    since: '2026-11-21T09:00:00.000Z',
    engagement: { kind: 'free' },
    callStatus: 'available',
    notRespondingSince: null,
    otherCalls: [],
    wrapUp: null,
    setBy: null,
    ...desk,
  },
  portals: [{ queueId: 'portal', name: 'Reception', deactivated: false, waiting: line.length }],
  line,
  consult: null,
  handedOn: null,
  arrival: null,
  asOf: 0,
});
const offered = { kind: 'offered', clientId: 'visit', expiresAt: '2026-11-21T10:00:15Z' } as const;
const rings = (offerId = 'offer') => viewOf([visitor], { engagement: { ...offered, offerId } });
const quiet = viewOf([]);

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });
const look = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('a notification on the desktop', () => {
  let focused = 0;

  beforeEach(() => {
    FakeNotification.shown = [];
    Object.assign(globalThis, { Notification: FakeNotification, focus: () => (focused += 1) });
    notificationPermission().set('granted');
    focused = 0;
    visibility = 'hidden';
  });
  afterEach(cleanup);

  const follow = (view: DeskView | null, wanted = true) =>
    renderHook(
      (now: { view: DeskView | null; wanted: boolean }) => {
        useDesktopNotification(now.view, now.wanted);
      },
      { initialProps: { view, wanted } },
    );

  it('names the ringing visitor and the portal, without its own sound, until the offer ends', () => {
    const { rerender } = follow(quiet);
    expect(shown()).toEqual([]);
    rerender({ view: rings(), wanted: true });
    expect(shown()).toMatchObject([
      {
        title: 'Maria is ringing',
        options: { body: 'Reception', tag: 'foyer-offer', silent: true },
      },
    ]);
    // Other changes of the desk do not notify again.
    rerender({ view: { ...rings(), consult: null, asOf: 7 }, wanted: true });
    expect(FakeNotification.shown).toHaveLength(1);
    rerender({ view: quiet, wanted: true });
    expect(shown()).toEqual([]);
  });

  it('is another one for another offer', () => {
    const { rerender } = follow(rings());
    rerender({ view: rings('next'), wanted: true });
    expect(FakeNotification.shown).toHaveLength(2);
    expect(shown()).toMatchObject([{ options: { tag: 'foyer-next' } }]);
  });

  it('brings the tab to the front when it is clicked, and goes once the tab is seen', () => {
    follow(rings());
    const [notification] = shown();
    notification?.onclick?.();
    expect(focused).toBe(1);
    expect(shown()).toEqual([]);
    look('visible');
    look('hidden');
    expect(shown()).toHaveLength(1);
    look('visible');
    expect(shown()).toEqual([]);
  });

  it.each([
    ['the page is seen', () => (visibility = 'visible'), rings(), true],
    ['another tab is the main one', () => undefined, null, true],
    ['nobody wants it', () => undefined, rings(), false],
    ['the browser blocks it', () => notificationPermission().set('denied'), rings(), true],
    ['nobody was asked', () => notificationPermission().set('default'), rings(), true],
    ['a visitor only waits for others', () => undefined, viewOf([visitor]), true],
  ])('is not shown while %s', (_, prepare, view, wanted) => {
    prepare();
    follow(view, wanted);
    expect(FakeNotification.shown).toEqual([]);
  });

  describe('of an agent who takes by hand', () => {
    const byHand = (line: LineEntry[]) => viewOf(line, { availability: 'manual' });

    it('names the visitor who waits longest, and disappears when there is none', () => {
      const young = { ...visitor, clientId: 'young', visitorName: 'Jo', joinedAt: '2026-11-21T11' };
      const { rerender } = follow(byHand([]));
      rerender({ view: byHand([young, visitor]), wanted: true });
      expect(shown()).toMatchObject([{ title: 'Maria is waiting', options: { silent: false } }]);
      rerender({ view: byHand([]), wanted: true });
      expect(shown()).toEqual([]);
    });

    it('does not name a visitor again who was seen waiting before', () => {
      visibility = 'visible';
      const { rerender } = follow(byHand([visitor]));
      look('hidden');
      expect(FakeNotification.shown).toEqual([]);
      rerender({ view: byHand([{ ...visitor, clientId: 'other' }]), wanted: true });
      expect(shown()).toHaveLength(1);
    });

    it.each([
      ['is away for a moment', { away: true }],
      ['is not the next one', { next: false }],
    ])('leaves out a visitor who %s', (_, part) => {
      follow(byHand([{ ...visitor, ...part }]));
      expect(FakeNotification.shown).toEqual([]);
    });
  });

  it('does without where the browser has notifications, but not for pages', () => {
    Object.assign(globalThis, {
      Notification: function Notification() {
        throw new TypeError('Illegal constructor');
      },
    });
    expect(() => follow(rings())).not.toThrow();
  });
});
