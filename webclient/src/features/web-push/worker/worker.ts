import type { PushPayload } from '@foyer/contracts/web-push';

import { wordsOf } from './notice-texts.js';
import { isRing, isSaidOnPages, pathOf, staffPages } from './pages.js';
import type { ChangeEvent, ShownNotice, WorkerScope } from './scope.js';

/** The data that a shown notice keeps for its press. */
type Kept = Pick<PushPayload, 'kind' | 'callId'>;

const tagOf = (tag: string): string => `foyer-${tag}`;

/**
 * Shows notices, and leads from them into the staff app. It handles nothing else: no request goes
 * through it, and it keeps no page and no answer.
 */
export function serveNotices(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const payload = event.data?.json() as PushPayload | undefined;
    if (payload) event.waitUntil(payload.over ? takeAway(scope, payload) : show(scope, payload));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(scope, event.notification));
  });
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(subscribeAgain(scope, event)),
  );
}

async function show(scope: WorkerScope, payload: PushPayload): Promise<void> {
  const { kind, tag, language, callId, count, again } = payload;
  if (count !== undefined) await scope.navigator.setAppBadge?.(count);
  const isSaid = (await staffPages(scope)).some((page) => page.visibilityState === 'visible');
  const { registration } = scope;
  const [shown] = await registration.getNotifications({ tag: tagOf(tag) });
  // A hidden page was quicker, and knows the name.
  const isKnown = isSaidOnPages(kind) && (isSaid || (shown !== undefined && again !== true));
  if (isKnown && !(await hasToShow(scope))) return;
  const { title, body } = wordsOf(payload);
  const kept: Kept = { kind, ...(callId !== undefined && { callId }) };
  await registration.showNotification(isKnown ? (shown?.title ?? title) : title, {
    ...{ body, tag: tagOf(tag), lang: language, data: kept },
    ...{ icon: `${registration.scope}icons/icon-192.png`, renotify: !isKnown },
    silent: isKnown,
    requireInteraction: !isKnown && kind !== 'test' && kind !== 'missed',
  });
}

/** Apple takes back the subscription of a browser that gets a push and shows nothing. */
async function hasToShow({ registration }: WorkerScope): Promise<boolean> {
  const subscription = await registration.pushManager.getSubscription();
  return subscription !== null && new URL(subscription.endpoint).hostname.endsWith('.apple.com');
}

async function takeAway(scope: WorkerScope, { tag }: PushPayload): Promise<void> {
  const shown = await scope.registration.getNotifications({ tag: tagOf(tag) });
  for (const notice of shown) notice.close();
  const left = await scope.registration.getNotifications({});
  const isWaiting = left.some(({ data }) => (data as Kept | null)?.kind === 'waits');
  if (!isWaiting) await scope.navigator.clearAppBadge?.();
}

/** Brings an open page to the front, or opens one. */
async function lead(scope: WorkerScope, { data }: ShownNotice): Promise<void> {
  const { kind, callId } = data as Kept;
  const path = pathOf(kind, callId);
  const [page] = await staffPages(scope);
  if (!page) {
    await scope.clients.openWindow(scope.registration.scope + path);
    return;
  }
  await page.focus();
  page.postMessage({ type: 'foyer-notice', path: `/${path}`, isRing: isRing(kind) });
}

/** The browser has taken the subscription back; a page tells the server of the new one. */
async function subscribeAgain(scope: WorkerScope, { oldSubscription }: ChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  await scope.registration.pushManager.subscribe(oldSubscription.options);
  for (const page of await staffPages(scope)) page.postMessage({ type: 'foyer-push-changed' });
}
