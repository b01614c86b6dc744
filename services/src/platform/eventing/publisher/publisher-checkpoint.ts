import { readFile } from 'node:fs/promises';
import { putFile } from '@foyer/event-log/durable-files';
import { z } from 'zod';

import type { Position } from '@foyer/event-log';

const Kept = z.object({ target: z.string(), position: z.string() });

/**
 * The position of the last event handed over, in a small file. If the file is lost, all events are
 * handed over again.
 */
export class PublisherCheckpoint {
  /** @param target the receiver of events; a new one gets all events from the beginning. */
  constructor(
    private readonly path: string,
    private readonly target: string,
  ) {}

  async read(): Promise<Position | undefined> {
    try {
      const kept = Kept.parse(JSON.parse(await readFile(this.path, 'utf8')));
      return kept.target === this.target ? kept.position : undefined;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  /** Keeps a position so that a power cut leaves the old one or the new one. */
  async write(position: Position): Promise<void> {
    await putFile(this.path, JSON.stringify({ target: this.target, position }));
  }
}
