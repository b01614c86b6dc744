import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';

import { ANONYMOUS, Rejected, type Actor } from '../cqrs/commands/index.js';
import { DownloadsUnderWay } from './bytes-under-way.js';

/**
 * The number of files of one person that are read at a time; others wait, and use no memory
 * meanwhile.
 */
const READ_AT_ONCE = 4;
/** A reader who takes nothing for this time is given up, in milliseconds. */
const TAKES_WITHIN_MS = 30_000;
/** A smaller file has gone to the system as soon as it is sent. */
const SMALL_BYTES = 64 * 1024;

/**
 * Bounds all files that are sent, whichever route sends them: how many are read at a time for one
 * person, how many bytes wait for their readers, and for how long.
 */
@Injectable()
export class SentFiles {
  readonly takesWithinMs = TAKES_WITHIN_MS;
  readonly #reading = new Map<string, LimitFunction>();

  constructor(private readonly underWay: DownloadsUnderWay) {}

  /**
   * Reads a file, once few others are read for the same person.
   * @throws Rejected UNAVAILABLE, unread, where the request has gone before its turn
   */
  async read<File>(
    actor: Actor,
    { ip, signal }: Pick<FastifyRequest, 'ip' | 'signal'>,
    read: () => Promise<File>,
  ): Promise<File> {
    const key = actor.id === ANONYMOUS.id ? ip : actor.id;
    const limit = this.#reading.get(key) ?? pLimit(READ_AT_ONCE);
    this.#reading.set(key, limit);
    try {
      return await limit(() => {
        if (signal.aborted) throw new Rejected('UNAVAILABLE');
        return read();
      });
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#reading.delete(key);
    }
  }

  /**
   * Counts a file until its reader has it, or is left. The sender of a stream counts what it holds.
   * @throws Rejected TOO_MANY_REQUESTS or OVERLOADED, where too much waits for its readers
   */
  send(body: unknown, actor: Actor, { ip }: FastifyRequest, { raw }: FastifyReply): void {
    const size = body instanceof Uint8Array ? body.length : 0;
    if (size > SMALL_BYTES) {
      // All visitors are one actor: only their addresses tell them apart.
      const person = actor.id === ANONYMOUS.id ? randomUUID() : actor.id;
      const held = this.underWay.open(person, ip);
      held.take(size);
      raw.once('close', () => held.end());
    }
    if (size > SMALL_BYTES || body instanceof Readable) {
      raw.setTimeout(this.takesWithinMs, () => raw.destroy());
    }
  }
}
