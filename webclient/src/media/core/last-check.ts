import { BASE_PATH } from '@foyer/contracts/identity';

/** How long a look at the devices holds before the desk offers another, in milliseconds. */
export const CHECK_LASTS_MS = 30 * 24 * 60 * 60_000;

const KEY = `${BASE_PATH}/devices-checked`;

/**
 * True if the devices of this browser were not tested for long. @param now in milliseconds since
 * 1970
 */
export function isCheckDue(storage: Storage, now: number): boolean {
  const at = Number(storage.getItem(KEY) ?? 0);
  return !(at <= now && now - at < CHECK_LASTS_MS);
}

/** Remembers that the devices were tested, or that the user knows that they work. */
export function keepChecked(storage: Storage, now: number): void {
  storage.setItem(KEY, String(now));
}
