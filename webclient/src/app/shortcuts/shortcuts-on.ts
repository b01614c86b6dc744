import { makeStore } from '../../state/store.js';

const STORAGE_KEY = 'foyer.shortcuts';

/** Whether single keys do something; who speaks to the computer or hits keys by accident turns them off. */
export const shortcutsOn = makeStore(localStorage.getItem(STORAGE_KEY) !== 'off');

export function setShortcutsOn(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  shortcutsOn.set(on);
}
