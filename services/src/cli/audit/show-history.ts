import type { TimelineEntry } from '@foyer/contracts/audit';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';
import { printTimeline } from './print-timeline.js';

interface ShowOptions {
  readonly json: boolean;
}

/** `foyer audit show <stream>`: what happened in one stream. */
export async function showStream(
  terminal: Terminal,
  { history }: AuditedLog,
  stream: string,
  { json }: ShowOptions,
): Promise<void> {
  const entries = await gather(history.ofStream(stream), `There is no stream ${stream}`);
  printTimeline(terminal, entries, { json, withStream: false });
}

/** `foyer audit correlation <id>`: everything that belongs together, such as all of one call. */
export async function showCorrelation(
  terminal: Terminal,
  { history }: AuditedLog,
  id: string,
  { json }: ShowOptions,
): Promise<void> {
  const entries = await gather(history.ofCorrelation(id), `Nothing has the correlation id ${id}`);
  printTimeline(terminal, entries, { json, withStream: true });
}

async function gather(
  history: AsyncIterable<TimelineEntry>,
  whenEmpty: string,
): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for await (const entry of history) entries.push(entry);
  if (entries.length === 0) throw new CommandFailed(whenEmpty);
  return entries;
}
