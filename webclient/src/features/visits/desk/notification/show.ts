import type { NoticeKind } from '@foyer/contracts/web-push';

import { debug } from '#debug.js';

/** The texts on a notification. */
export interface Words {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
}

interface Matter {
  readonly kind: NoticeKind;
  /** The same key again replaces the shown notification, instead of adding another. */
  readonly key: string;
}

/**
 * Shows a notification on the desktop; a click on it brings this page to the front. The service
 * worker of notices shows it on a device that has one: then a push about the same matter adds no
 * other.
 * @param silent True if the page itself makes the sound.
 * @returns Takes it away.
 */
export function show(words: Words, { kind, key }: Matter, silent: boolean): () => void {
  const tag = `foyer-${key}`;
  const { title, ...rest } = words;
  if (!('serviceWorker' in navigator)) return showHere(title, { ...rest, tag, silent });
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void workerOfNotices()
    .then(async (worker) => {
      if (worker) {
        await worker.showNotification(title, { ...rest, tag, silent, data: { kind } });
        await ended;
        for (const shown of await worker.getNotifications({ tag })) shown.close();
      } else {
        const close = showHere(title, { ...rest, tag, silent });
        await ended;
        close();
      }
    })
    .catch((error: unknown) => debug('notification', error));
  return () => end();
}

/** Undefined where this device has none: most have not turned notices on. */
async function workerOfNotices(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration();
  return found?.active ? found : undefined;
}

function showHere(title: string, options: NotificationOptions): () => void {
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      globalThis.focus();
      shown.close();
    };
    return () => shown.close();
  } catch (error) {
    // Phones have notifications, but not for pages.
    debug('notification', error);
    return () => undefined;
  }
}
