import { debug } from '../debug.js';
import { makeStore, type WritableStore } from '../state/store.js';

/** The browser's state of notifications: its own word, or the reason why it has none. */
export type Permission = NotificationPermission | 'insecure' | 'absent';

function present(): Permission {
  if (typeof Notification !== 'undefined') return Notification.permission;
  return globalThis.isSecureContext ? 'absent' : 'insecure';
}

/** Also follows a change of the permission next to the address bar, if the browser reports it. */
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

/** Returns the permission of this page to notify. */
export function notificationPermission(): WritableStore<Permission> {
  permission ??= followed();
  return permission;
}

/**
 * Asks the browser, which asks anyone who sits before it; to be called from a click, or browsers
 * refuse unasked.
 */
export async function askToNotify(): Promise<void> {
  if (present() === 'default') await Notification.requestPermission();
  notificationPermission().set(present());
}
