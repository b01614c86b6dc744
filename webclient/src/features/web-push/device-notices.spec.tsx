import '#testing/english.js';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { webPushRoutes } from '@foyer/contracts/web-push';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { api } from '#app/api.js';
import { notificationPermission } from '#app/notification-permission.js';
import { session } from '#session/session.js';
import { DeviceNotices } from './DeviceNotices.js';
import { lookAtNotices } from './device-notices.js';
import { StaffApp } from './StaffApp.js';

const endpoint = 'https://push.example/send/one';
const keys = { p256dh: 'point', auth: 'secret' };

interface Setup {
  readonly permission?: NotificationPermission;
  readonly publicKey?: string | null;
}

/** A browser with a push service, and what the server receives. */
function browser({ permission = 'granted', publicKey = 'AAAA' }: Setup = {}) {
  let kept: object | null = null;
  const unsubscribe = jest.fn(async () => (kept = null));
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
  const pushManager = {
    getSubscription: async () => kept,
    subscribe: jest.fn(async () => (kept = subscription)),
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      startMessages: () => undefined,
    }),
  });
  Object.assign(globalThis, {
    PushManager: {},
    Notification: { permission, requestPermission: async () => permission },
  });
  notificationPermission().set(permission);
  const told: [unknown, unknown][] = [];
  jest.spyOn(api, 'call').mockImplementation(async (route: unknown, input: unknown) => {
    told.push([route, input]);
    if (route === webPushRoutes.getPushKey) return { publicKey };
    if (route === webPushRoutes.tryPushSubscription) return { taken: true };
    return { subscriptionId: 'subscription' };
  });
  return { told, pushManager, unsubscribe };
}
const isTold = (told: [unknown, unknown][], route: unknown) =>
  told.filter(([one]) => one === route).map(([, input]) => input);

describe('the notices of a device', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'PushManager');
  });

  const open = async () => {
    await lookAtNotices();
    render(<DeviceNotices />);
  };

  it('are turned on and tried, and turned off in the browser and on the server', async () => {
    const { told, unsubscribe } = browser();
    await open();
    expect(screen.getByText('Turned off.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Turned on.')).toBeTruthy();
    expect(isTold(told, webPushRoutes.keepPushSubscription)).toEqual([
      { body: { endpoint, keys } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));
    const params = { id: 'subscription' };
    expect(isTold(told, webPushRoutes.tryPushSubscription)).toEqual([{ params }]);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Turned off.')).toBeTruthy();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(isTold(told, webPushRoutes.endPushSubscription)).toEqual([{ params }]);
  });

  it.each(['AbortError', 'NotAllowedError', 'NotSupportedError'])(
    'are off where the browser refuses a permitted subscription by %s, and it says so',
    async (name) => {
      const { told, pushManager } = browser();
      jest.spyOn(pushManager, 'subscribe').mockRejectedValue(new DOMException('refused', name));
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
      expect(await screen.findByText(/This browser takes no notices here/)).toBeTruthy();
      expect(isTold(told, webPushRoutes.keepPushSubscription)).toEqual([]);
    },
  );

  it('are told to the server again with each start of a page', async () => {
    const { told } = browser();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await screen.findByText('Turned on.');
    await lookAtNotices();
    expect(isTold(told, webPushRoutes.keepPushSubscription)).toHaveLength(2);
  });

  it('belong to a new sign-in in place of the one that ends, and to a prolonged one still', async () => {
    const inMs = (ms: number) => Math.round((Date.now() + ms) / 1_000);
    const signIn = (sid: string, exp: number) =>
      act(async () => {
        const claims = btoa(JSON.stringify({ sub: 'kim', sid, exp }));
        session.begin(`x.${claims}.y`);
      });
    const { told, pushManager, unsubscribe } = browser();
    await pushManager.subscribe();
    localStorage.setItem('foyer/push-owner', 'kim');
    await signIn('first', inMs(60_000));
    render(<StaffApp />, { wrapper: MemoryRouter });
    const timesTold = () => isTold(told, webPushRoutes.keepPushSubscription).length;
    await waitFor(() => expect(timesTold()).toBe(1));
    await signIn('first', inMs(120_000));
    expect(timesTold()).toBe(1);
    await signIn('second', inMs(180_000));
    await waitFor(() => expect(timesTold()).toBe(2));
    await act(async () => session.end('expired'));
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('are dropped where they are for another person', async () => {
    const { pushManager, unsubscribe, told } = browser();
    await pushManager.subscribe();
    localStorage.setItem('foyer/push-owner', 'another');
    await open();
    expect(screen.getByText('Turned off.')).toBeTruthy();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(isTold(told, webPushRoutes.keepPushSubscription)).toEqual([]);
  });

  it('say how they are allowed where the browser refuses them', async () => {
    browser({ permission: 'denied' });
    await open();
    expect(screen.getByText(/Click the padlock or sliders/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say so where the server has none', async () => {
    browser({ publicKey: null });
    await open();
    expect(screen.getByText(/Not possible here/)).toBeTruthy();
  });

  it('say so where the browser has none', async () => {
    browser();
    Reflect.deleteProperty(globalThis, 'PushManager');
    await open();
    expect(screen.getByText(/Not possible here/)).toBeTruthy();
  });
});
