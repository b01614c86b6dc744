import { debug } from '../debug.js';
import { makeStore, type WritableStore } from '../state/store.js';

/** What the browser says about notifications: its own word, or why it has none. */
export type Permission = NotificationPermission | 'insecure' | 'absent';

function present(): Permission {
  if (typeof Notification !== 'undefined') return Notification.permission;
  return globalThis.isSecureContext ? 'absent' : 'insecure';
}

/** Also hears it when somebody changes their mind beside the address bar, where the browser tells. */
function followed(): WritableStore<Permission> {
  const store = makeStore(present());
  const permissions = navigator.permissions as Permissions | undefined;
  permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', () => store.set(present())),
    (error: unknown) => debug('notification', error),
  );
  return store;
}

let permission: WritableStore<Permission> | undefined;

/** Whether this browser lets this page notify. */
export function notificationPermission(): WritableStore<Permission> {
  permission ??= followed();
  return permission;
}

/** Asks the browser, which asks anyone who sits before it; to be called from a click, or browsers refuse unasked. */
export async function askToNotify(): Promise<void> {
  if (present() === 'default') await Notification.requestPermission();
  notificationPermission().set(present());
}
