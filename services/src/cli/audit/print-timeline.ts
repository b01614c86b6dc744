import type { TimelineEntry } from '@foyer/contracts/audit';
import { moment } from '../output/moment.js';
import { printRows } from '../output/print-rows.js';
import type { Column } from '../output/table.js';
import type { Terminal } from '../output/terminal.js';

const who = ({ actor }: TimelineEntry): string =>
  `${actor.type} ${actor.name === null ? actor.id : `${actor.name} (${actor.id})`}`;

const what = ({ data }: TimelineEntry): string =>
  Object.entries(data)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');

const WHERE: Column<TimelineEntry> = {
  heading: 'stream',
  cell: ({ stream, revision }) => `${stream} #${revision}`,
};
const REVISION: Column<TimelineEntry> = {
  heading: '#',
  cell: ({ revision }) => String(revision),
};
const REST: readonly Column<TimelineEntry>[] = [
  { heading: 'event', cell: ({ type }) => type },
  { heading: 'by', cell: who },
  { heading: 'position', cell: ({ position }) => position },
  { heading: 'says', cell: what },
];
const WHEN: Column<TimelineEntry> = { heading: 'when', cell: ({ at }) => moment(at) };

/** Prints a history for a person, or line by line as JSON. */
export function printTimeline(
  terminal: Terminal,
  entries: readonly TimelineEntry[],
  options: { readonly json: boolean; readonly withStream: boolean },
): void {
  if (options.json) {
    for (const entry of entries) terminal.json(entry);
    return;
  }
  printRows(terminal, [WHEN, options.withStream ? WHERE : REVISION, ...REST], entries);
}
