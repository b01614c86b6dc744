import { webPushRoutes } from '@foyer/contracts/web-push';

import { api } from '#app/api.js';
import { askToNotify, notificationPermission } from '#app/notification-permission.js';
import { debug } from '../../debug.js';
import { session } from '#session/session.js';
import { readClaims } from '#session/token.js';
import { makeStore, type Store } from '#state/store.js';
import { addressOf, hasPush, present, subscribe } from './push-browser.js';

/** The key of the member for whom the notices of this browser are; no other member gets them. */
const OWNER = 'foyer/push-owner';

/**
 * The state of notices on this device. `absent`: the server or the browser has none; `unknown` until
 * that is clear.
 */
export type DeviceNotices = 'unknown' | 'absent' | 'off' | 'on';

const state = makeStore<DeviceNotices>('unknown');
export const deviceNotices: Store<DeviceNotices> = state;

let subscriptionId: string | undefined;

const ownId = (): string => readClaims(session.token() ?? '')?.sub ?? '';

/** Looks how it stands, and tells the server of a subscription that there is. */
export async function lookAtNotices(): Promise<void> {
  try {
    const subscription = hasPush() ? await present() : null;
    const isOwn = localStorage.getItem(OWNER) === ownId();
    if (subscription && !isOwn) await subscription.unsubscribe();
    if (subscription && isOwn) {
      await keep(subscription);
      return;
    }
    if (!hasPush()) state.set('absent');
    else state.set((await publicKey()) === null ? 'absent' : 'off');
  } catch (error) {
    // It is looked at again with the next start of a page.
    debug('notices', error);
    state.set(hasPush() ? 'off' : 'absent');
  }
}

/** To be called from a click: the browser asks its user first. */
export async function turnNoticesOn(): Promise<void> {
  await askToNotify();
  if (notificationPermission().get() !== 'granted') return;
  const key = await publicKey();
  if (key === null) state.set('absent');
  else await keep(await subscribe(key));
}

export async function turnNoticesOff(): Promise<void> {
  const id = subscriptionId;
  await forgetHere();
  state.set('off');
  if (id !== undefined) await api.call(webPushRoutes.endPushSubscription, { params: { id } });
}

/** @returns Whether the push service took the test. */
export async function tryNotices(): Promise<boolean> {
  const id = subscriptionId;
  if (id === undefined) return false;
  const { taken } = await api.call(webPushRoutes.tryPushSubscription, { params: { id } });
  return taken;
}

/** The browser drops the subscription of who signed out; the server has ended it. */
export function endNoticesWithTheSignIn(): () => void {
  return session.state.subscribe(() => {
    const { token, ended } = session.state.get();
    if (token === null && ended !== 'expired') void forgetHere().catch(debugged);
    if (token === null) state.set('unknown');
  });
}

async function keep(subscription: PushSubscription): Promise<void> {
  const body = addressOf(subscription);
  ({ subscriptionId } = await api.call(webPushRoutes.keepPushSubscription, { body }));
  localStorage.setItem(OWNER, ownId());
  state.set('on');
}

async function forgetHere(): Promise<void> {
  subscriptionId = undefined;
  localStorage.removeItem(OWNER);
  await (await present())?.unsubscribe();
}

const publicKey = async () => (await api.call(webPushRoutes.getPushKey, {})).publicKey;
const debugged = (error: unknown) => debug('notices', error);
