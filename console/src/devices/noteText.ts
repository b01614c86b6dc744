import { PAGE_LOADING, PAGE_SILENT, STREAM_FROZEN } from '@foyer/contracts/devices';

const KNOWN: ReadonlyMap<string, string> = new Map([
  [PAGE_LOADING, 'device.monitoring.note.loading'],
  [PAGE_SILENT, 'device.monitoring.note.silent'],
  [STREAM_FROZEN, 'device.monitoring.note.frozen'],
]);

/**
 * Returns the text of a device's trouble: translated if it is one of the program's own notes, and
 * otherwise as the device reported it.
 */
export function noteText(note: string, translate: (key: string) => string): string {
  const key = KNOWN.get(note);
  return key === undefined ? note : translate(key);
}
