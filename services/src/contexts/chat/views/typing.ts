import { Injectable } from '@nestjs/common';
import { Id } from '@foyer/contracts/schema';
import { z } from 'zod';

import { Clock } from '#platform/clock';
import { SharedNotes } from '#platform/cluster/nodes';
import { Log } from '#platform/observability';
import { boundedCache } from '#platform/stores/bounded-cache';
import { ChatPushes } from './chat-pushes.js';

const TOPIC = 'chat-typing';
/** A note that is older says nothing any more, in milliseconds. */
const FRESH_MS = 10_000;
/** The number of people whose last notes are remembered. */
const PEOPLE_MAX = 10_000;

/** A person who is typing, or has stopped. */
const Writing = z.object({
  channelId: Id,
  sessionId: Id.nullable(),
  callId: Id.nullable(),
  senderId: Id,
  typing: z.boolean(),
});
type Writing = z.output<typeof Writing>;
const Noted = z.object({ writing: Writing, at: z.iso.datetime() });

/**
 * Tells who is typing just now, no matter which node the others came to. It is no event, and kept
 * nowhere.
 */
@Injectable()
export class Typing {
  readonly #heard = boundedCache<number>(PEOPLE_MAX);

  constructor(
    private readonly pushes: ChatPushes,
    private readonly notes: SharedNotes,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    notes.onNote(TOPIC, (senderId, value) => this.#hear(senderId, value));
  }

  async says(writing: Writing): Promise<void> {
    await this.pushes.typing(writing);
    // All participants of a call from a portal are on its node.
    if (writing.sessionId === null) return;
    const at = this.clock.now().toISOString();
    this.notes.note({ topic: TOPIC, id: writing.senderId, value: { writing, at } });
  }

  /** A node of another version may note it in another way; and a note can arrive twice, or late. */
  #hear(senderId: string, value: unknown): void {
    const noted = Noted.safeParse(value);
    if (!noted.success) return;
    const { writing } = noted.data;
    const at = Date.parse(noted.data.at);
    if (this.#heard.get(senderId) === at) return;
    this.#heard.set(senderId, at);
    if (this.clock.now().getTime() - at > FRESH_MS) return;
    this.pushes.typing(writing).catch((err: unknown) => {
      this.log.warn('Who writes could not be told', { err });
    });
  }
}
