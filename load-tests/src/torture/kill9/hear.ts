import type { Told } from './audit.js';
import type { Line } from './lines.js';

/** Takes in a line of the writer: what was told so far, by append. */
export function hear(told: Map<string, Told>, line: Line): void {
  if (line.say === 'ready') return;
  const { append } = line;
  const appends = line.say === 'intent' ? line.appends : (told.get(append)?.appends ?? []);
  told.set(append, { append, appends, heard: line.say === 'intent' ? 'nothing' : line.say });
}
