import { summarizeStreams, type StreamSummary } from '#contexts/audit';
import { moment } from '../output/moment.js';
import { printRows } from '../output/print-rows.js';
import type { Column } from '../output/table.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';

const COLUMNS: readonly Column<StreamSummary>[] = [
  { heading: 'stream', cell: ({ stream }) => stream },
  { heading: 'events', cell: ({ events }) => String(events) },
  { heading: 'last changed', cell: ({ lastAt }) => moment(lastAt) },
  { heading: 'last event', cell: ({ lastType }) => lastType },
];

/** `foyer audit streams`: what there is to look at. */
export async function listStreams(
  terminal: Terminal,
  { log }: AuditedLog,
  { json }: { readonly json: boolean },
): Promise<void> {
  const streams = await summarizeStreams(log);
  if (json) for (const stream of streams) terminal.json(stream);
  else printRows(terminal, COLUMNS, streams);
}
