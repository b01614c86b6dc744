import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { StoredEvent } from './stored-event.js';

interface Line extends Omit<StoredEvent, 'revision' | 'position' | 'data' | 'metadata'> {
  readonly revision: string;
  readonly position: string;
  readonly data: string;
  readonly metadata: string;
}

/**
 * A file that outlives the process, one line for each append. It survives the death of the process
 * and not that of the machine: nothing is forced to disk.
 */
export class DataFile {
  constructor(private readonly path: string) {}

  /** Reads the stored events; the half of a line that a crash left behind is cut off. */
  read(): readonly StoredEvent[] {
    if (!existsSync(this.path)) return [];
    const content = readFileSync(this.path);
    const whole = content.subarray(0, content.lastIndexOf('\n') + 1);
    if (whole.length < content.length) truncateSync(this.path, whole.length);
    const lines = whole.toString('utf8').split('\n').slice(0, -1);
    return lines.flatMap((line) => (JSON.parse(line) as Line[]).map(fromLine));
  }

  keep(events: readonly StoredEvent[]): void {
    appendFileSync(this.path, `${JSON.stringify(events.map(toLine))}\n`);
  }
}

function toLine(event: StoredEvent): Line {
  return {
    ...event,
    revision: event.revision.toString(),
    position: event.position.toString(),
    data: Buffer.from(event.data).toString('base64'),
    metadata: Buffer.from(event.metadata).toString('base64'),
  };
}

function fromLine(line: Line): StoredEvent {
  return {
    ...line,
    revision: BigInt(line.revision),
    position: BigInt(line.position),
    data: Buffer.from(line.data, 'base64'),
    metadata: Buffer.from(line.metadata, 'base64'),
  };
}
