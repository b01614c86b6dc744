import { PAGE_LOADING, PAGE_SILENT, STREAM_FROZEN } from '@foyer/contracts/devices';

const KNOWN: ReadonlyMap<string, string> = new Map([
  [PAGE_LOADING, 'device.monitoring.note.loading'],
  [PAGE_SILENT, 'device.monitoring.note.silent'],
  [STREAM_FROZEN, 'device.monitoring.note.frozen'],
]);

/** What a device says of its trouble: its own words where they are of the program, and otherwise as it said them. */
export function noteText(note: string, translate: (key: string) => string): string {
  const key = KNOWN.get(note);
  return key === undefined ? note : translate(key);
}
