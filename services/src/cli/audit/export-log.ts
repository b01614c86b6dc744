import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';

/**
 * `foyer audit export`: the log as it is stored, one event of JSON a line. Personal data stays encrypted, so that the
 * export can be handed on, and so that its hashes are those of the log.
 */
export async function exportLog(
  terminal: Terminal,
  { log }: AuditedLog,
  { file }: { readonly file: string | undefined },
): Promise<void> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const event of log.readAll()) {
      count += 1;
      yield `${JSON.stringify(event)}\n`;
    }
  }
  if (file === undefined) {
    await terminal.stream(lines());
    return;
  }
  try {
    // An export that somebody relies on is not overwritten.
    await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CommandFailed(`${file} exists already`);
    // Only of the file: a fault of the log is told as such.
    throw path === file ? new CommandFailed(`${file} cannot be written: ${message}`) : error;
  }
  terminal.note(`${count} events in ${file}`);
}
