import type { Notified } from './audit.js';
import type { Line } from './lines.js';

/** Takes in a line of the writer and updates the reports so far, by append. */
export function hear(notified: Map<string, Notified>, line: Line): void {
  if (line.say === 'ready') return;
  const { append } = line;
  const appends = line.say === 'intent' ? line.appends : (notified.get(append)?.appends ?? []);
  notified.set(append, { append, appends, heard: line.say === 'intent' ? 'nothing' : line.say });
}
