import { describe, expect, it, jest } from '@jest/globals';
import type { NoticeKind, PushPayload } from '@foyer/contracts/web-push';

import type { Page, PageMessage, ShownNotice, WorkerScope } from './scope.js';
import { serveNotices } from './worker.js';

const SCOPE = 'https://foyer.example/vblh/';

type Listener = (event: object) => void;

/** A service worker with its open pages and shown notices. */
function worker(
  open: readonly Partial<Page>[] = [],
  endpoint = 'https://fcm.googleapis.com/fcm/send/one',
) {
  const listeners = new Map<string, Listener>();
  const shown: (ShownNotice & { title: string; tag: string; options: Record<string, unknown> })[] =
    [];
  const told: PageMessage[] = [];
  const focus = jest.fn(async () => undefined);
  const pages = open.map((page) => ({
    ...{ url: `${SCOPE}desk`, visibilityState: 'hidden', focused: false, focus },
    postMessage: (message: PageMessage) => told.push(message),
    ...page,
  }));
  const openWindow = jest.fn<WorkerScope['clients']['openWindow']>(async () => undefined);
  const setAppBadge = jest.fn<(count: number) => Promise<void>>(async () => undefined);
  const clearAppBadge = jest.fn(async () => undefined);
  const subscribe = jest.fn<(options: unknown) => Promise<unknown>>(async () => undefined);
  const close = (tag: string) => () => {
    const at = shown.findIndex((one) => one.tag === tag);
    if (at >= 0) shown.splice(at, 1);
  };
  serveNotices({
    registration: {
      scope: SCOPE,
      pushManager: { subscribe, getSubscription: async () => ({ endpoint }) },
      getNotifications: async ({ tag }: { tag?: string }) =>
        shown.filter((one) => tag === undefined || one.tag === tag),
      showNotification: async (title: string, options: object) => {
        const { tag, data } = options as { tag: string; data: unknown };
        close(tag)();
        shown.push({ title, tag, data, options: { ...options }, close: close(tag) });
      },
    },
    clients: { matchAll: async () => pages, openWindow },
    navigator: { setAppBadge, clearAppBadge },
    addEventListener: (type: string, listener: unknown) =>
      void listeners.set(type, listener as Listener),
  });
  const happens = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) });
    await work;
  };
  const push = (payload: Partial<PushPayload>) =>
    happens('push', {
      data: { json: () => ({ kind: 'rings', tag: 'offer', language: 'en', ...payload }) },
    });
  const press = (at = 0) => happens('notificationclick', { notification: shown[at] });
  return {
    listeners,
    shown,
    told,
    focus,
    openWindow,
    setAppBadge,
    clearAppBadge,
    subscribe,
    push,
    press,
    happens,
  };
}

describe('the service worker of notices', () => {
  it('handles notices and nothing else', () => {
    expect([...worker().listeners.keys()]).toEqual([
      ...['push', 'notificationclick', 'pushsubscriptionchange'],
    ]);
  });

  it.each([
    ['en', 'A visitor is ringing'],
    ['de', 'Ein Besucher klingelt'],
  ] as const)('speaks the language of its reader: %s', async (language, title) => {
    const { push, shown } = worker();
    await push({ language });
    expect(shown).toMatchObject([{ title, tag: 'foyer-offer', options: { lang: language } }]);
  });

  it.each<[NoticeKind, number]>([
    ['rings', 0],
    ['consults', 0],
    ['waits', 0],
    ['missed', 0],
    ['meeting', 0],
    ['unattended', 1],
    ['test', 1],
  ])('leaves to a visible page what its bell says: %s', async (kind, count) => {
    const { push, shown } = worker([{ visibilityState: 'visible' }]);
    await push({ kind });
    expect(shown).toHaveLength(count);
  });

  it.each(['web-client-v2/queue/one', 'console', 'auth/login', 'device-client'])(
    'shows it where only another page is visible: %s',
    async (path) => {
      const { push, shown } = worker([{ url: SCOPE + path, visibilityState: 'visible' }]);
      await push({});
      expect(shown).toHaveLength(1);
    },
  );

  it('shows it where all pages are hidden, and once', async () => {
    const { push, shown } = worker([{}]);
    await push({});
    await push({});
    expect(shown).toHaveLength(1);
  });

  it.each<[string, Partial<Page>]>([
    ['a visible page says it', { visibilityState: 'visible' }],
    ['a hidden page was quicker', {}],
  ])('shows it silently at Apple, which counts pushes that show nothing: %s', async (_, page) => {
    const { push, shown } = worker([page], 'https://web.push.apple.com/one');
    if (page.visibilityState === undefined) await push({});
    await push({});
    expect(shown).toMatchObject([{ tag: 'foyer-offer', options: { silent: true } }]);
  });

  it('takes it away once the matter is over', async () => {
    const { push, shown } = worker();
    await push({});
    await push({ tag: 'another' });
    await push({ over: true });
    expect(shown.map(({ tag }) => tag)).toEqual(['foyer-another']);
  });

  it('counts who waits on the icon and in words', async () => {
    const { push, shown, setAppBadge } = worker();
    await push({ kind: 'waits', count: 3 });
    expect(setAppBadge).toHaveBeenCalledWith(3);
    expect(shown[0]?.title).toBe('3 people are waiting');
  });

  it('counts no longer once nobody waits', async () => {
    const { push, clearAppBadge } = worker();
    await push({ kind: 'waits', tag: 'one' });
    await push({ kind: 'waits', tag: 'two' });
    await push({ kind: 'waits', tag: 'one', over: true });
    expect(clearAppBadge).not.toHaveBeenCalled();
    await push({ kind: 'waits', tag: 'two', over: true });
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
  });

  it('brings the page in front to the front, and tells it where to go', async () => {
    const { push, press, told, focus, openWindow, shown } = worker([
      { url: `${SCOPE}web-client-v2/queue/one`, visibilityState: 'visible' },
      { url: `${SCOPE}calendar` },
    ]);
    await push({});
    await press();
    expect(told).toEqual([{ type: 'foyer-notice', path: '/desk', isRing: true }]);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
  });

  it.each<[NoticeKind, string]>([
    ['rings', 'desk'],
    ['unattended', 'desk'],
    ['meeting', 'calendar/one/call'],
    ['test', 'account/preferences'],
  ])('opens a page where there is none: %s', async (kind, path) => {
    const { push, press, openWindow } = worker();
    await push({ kind, callId: 'one' });
    await press();
    expect(openWindow).toHaveBeenCalledWith(SCOPE + path);
  });

  it('subscribes again where the browser took the subscription back', async () => {
    const { happens, subscribe, told } = worker([{}]);
    const options = { userVisibleOnly: true };
    await happens('pushsubscriptionchange', { oldSubscription: { options } });
    expect(subscribe).toHaveBeenCalledWith(options);
    expect(told).toEqual([{ type: 'foyer-push-changed' }]);
  });
});
