import { makeStore } from '#state/store.js';

const STORAGE_KEY = 'foyer.shortcuts';

/** True if single keys are shortcuts; people who dictate or hit keys by accident turn them off. */
export const shortcutsOn = makeStore(localStorage.getItem(STORAGE_KEY) !== 'off');

export function setShortcutsOn(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  shortcutsOn.set(on);
}
