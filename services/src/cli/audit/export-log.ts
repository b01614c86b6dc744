import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RecordedEvent } from '@foyer/event-log';
import { historyInLog } from '@foyer/projections';
import { signedLines, withCheckpoints } from '#contexts/audit';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';

interface ExportOptions {
  readonly file: string | undefined;
  /** Only what has this correlation id, with the checkpoints that cover it. */
  readonly correlation: string | undefined;
}

/**
 * `foyer audit export`: the log, or all of one call, as signed lines of JSON; see
 * {@link signedLines}.
 */
export async function exportLog(
  terminal: Terminal,
  audited: AuditedLog,
  { file, correlation }: ExportOptions,
): Promise<void> {
  const scope = correlation === undefined ? { all: true as const } : { correlationId: correlation };
  const events =
    correlation === undefined
      ? audited.log.readAll()
      : await checkpointedPart(audited.log, correlation);
  const signer = await audited.signer();
  let count = -1;
  async function* lines(): AsyncGenerator<string> {
    for await (const line of signedLines(events, { scope, signer, now: new Date() })) {
      count += 1;
      yield line;
    }
  }
  if (signer === undefined)
    terminal.note('The export is not signed: there is no vault beside the log');
  if (file === undefined) {
    await terminal.stream(lines());
    return;
  }
  try {
    // An earlier export is not overwritten.
    await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CommandFailed(`${file} exists already`);
    // Only for the file: a fault of the log keeps its own error.
    throw path === file ? new CommandFailed(`${file} cannot be written: ${message}`) : error;
  }
  terminal.note(`${count} events in ${file}`);
}

async function checkpointedPart(
  log: AuditedLog['log'],
  correlationId: string,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of historyInLog(log, correlationId)) events.push(event);
  if (events.length === 0) {
    throw new CommandFailed(`Nothing has the correlation id ${correlationId}`);
  }
  return withCheckpoints(log, events);
}
