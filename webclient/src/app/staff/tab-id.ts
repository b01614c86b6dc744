import { BASE_PATH } from '@foyer/contracts/identity';

import { newId } from '../new-id.js';

const KEY = `${BASE_PATH}/tab`;

/** Holds a lock for as long as the page is open. @returns False where another tab holds it. */
async function holdLock(name: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return true;
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

/**
 * The id of this tab; a reload keeps it. A duplicated tab takes over the storage of the first one,
 * so whether an id is free is decided by a lock.
 */
export async function tabId(storage: Storage): Promise<string> {
  const kept = storage.getItem(KEY);
  if (kept !== null && (await holdLock(`${KEY}/${kept}`))) return kept;
  const minted = newId();
  storage.setItem(KEY, minted);
  await holdLock(`${KEY}/${minted}`);
  return minted;
}
