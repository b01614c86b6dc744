import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { UploadedDocument } from '@foyer/projections/documents';

import type { Actor } from '#platform/cqrs';
import { ActorBudgets } from '#platform/http/admission';
import { DownloadsUnderWay } from '#platform/http';
import { ReadDocument } from '../queries.js';

/**
 * The number of MiB that are read for one person within this time, in seconds: a part of a file
 * costs reading all of it.
 */
const READ = { points: 600, seconds: 60 };
const MIB = 1024 * 1024;

/** The person who asks for files. */
interface Reader {
  readonly actor: Actor;
  readonly address: string;
}

/** Files that one person may read now. */
export interface Download {
  /** @throws Rejected FILE_DAMAGED */
  read(document: UploadedDocument): Promise<Uint8Array>;
  /** Sends a file; the memory is free again once it was sent, or is not wanted any more. */
  send<Sent extends Readable>(sent: Sent): Sent;
  /** Frees the memory without sending. */
  giveUp(): void;
}

/** Reads documents for those who download them, within what a person and an address may cost. */
@Injectable()
export class Downloads {
  constructor(
    private readonly queries: QueryBus,
    private readonly underWay: DownloadsUnderWay,
    private readonly budgets: ActorBudgets,
  ) {}

  /**
   * Begins to read documents, of which one at a time is in memory.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds; OVERLOADED where all readers
   * hold too much
   */
  async begin(
    documents: readonly UploadedDocument[],
    { actor, address }: Reader,
  ): Promise<Download> {
    const sizes = documents.map(({ size }) => size);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const held = this.underWay.open(actor.id, address);
    held.take(Math.max(0, ...sizes));
    const giveUp = () => held.end();
    try {
      await this.budgets.spend(actor, READ, Math.ceil(all / MIB));
    } catch (error) {
      giveUp();
      throw error;
    }
    return {
      read: (document) => this.queries.execute(new ReadDocument(document)),
      send: (sent) => sent.once('close', giveUp),
      giveUp,
    };
  }
}
