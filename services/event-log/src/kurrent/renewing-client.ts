import {
  AccessDeniedError,
  StreamDeletedError,
  StreamNotFoundError,
} from '@kurrent/kurrentdb-client';
import { isNotLeader } from './not-leader.js';
import type { KurrentClient } from './kurrent-client.js';

/**
 * Pauses in milliseconds between two fresh clients: from this, twice as long each time without an
 * answer, up to that.
 */
const BACK_OFF = { first: 100, longest: 2000 };

/**
 * Appends by one client and reads by another, which is replaced once the server did not answer it.
 * The official client's native reader stays with the node that it found first. It is unavailable
 * while that node is down, even if the cluster has another leader. Its appends look for another
 * node automatically; a fresh client also does.
 *
 * Only the leader knows all written events: reads go to it alone. An append client stays with a
 * node that no longer leads, or never led, because it does not recognise that answer. Both clients
 * are then replaced by fresh ones, which look for the leader.
 */
export class RenewingClient implements KurrentClient {
  #writes: KurrentClient;
  #reads: KurrentClient;
  /** Those before, through which others may still be at work. */
  #retired: KurrentClient[] = [];
  #looksForLeader = false;
  #renewedAt = -Infinity;
  #pause = BACK_OFF.first;

  /**
   * @param open makes a client, which connects with its first call; on request one that looks for
   * the leader.
   */
  constructor(
    private readonly open: (looksForLeader: boolean) => KurrentClient,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#writes = open(false);
    this.#reads = open(false);
  }

  readonly appendToStream: KurrentClient['appendToStream'] = (stream, events, options) =>
    this.#writes.appendToStream(stream, events, options);

  readonly multiStreamAppend: KurrentClient['multiStreamAppend'] = (requests) => {
    const client = this.#writes;
    return client.multiStreamAppend(requests).catch((error: unknown) => {
      if (!isNotLeader(error)) throw error;
      // The failed append wrote no event.
      this.#lookForLeader(client);
      return this.#writes.multiStreamAppend(requests);
    });
  };

  readonly readStream: KurrentClient['readStream'] = (stream, options) =>
    this.#read((client) => client.readStream(stream, { ...options, requiresLeader: true }));

  readonly readAll: KurrentClient['readAll'] = (options) =>
    this.#read((client) => client.readAll({ ...options, requiresLeader: true }));

  readonly subscribeToAll: KurrentClient['subscribeToAll'] = (options) => {
    const client = this.#reads;
    const subscription = client.subscribeToAll({ ...options, requiresLeader: true });
    subscription.once('error', (error) => this.#hear(client, error));
    return subscription;
  };

  async dispose(): Promise<void> {
    const all = [this.#writes, this.#reads, ...this.#retired];
    await Promise.all(all.map((client) => client.dispose()));
  }

  async *#read<E>(start: (client: KurrentClient) => AsyncIterable<E>): AsyncGenerator<E> {
    const client = this.#reads;
    try {
      yield* this.#readOnce(start);
    } catch (error) {
      // It has read nothing where that node does not lead.
      if (!isNotLeader(error) || client === this.#reads) throw error;
      try {
        yield* this.#readOnce(start);
      } catch (later) {
        throw isAnswer(later) ? later : error;
      }
    }
  }

  async *#readOnce<E>(start: (client: KurrentClient) => AsyncIterable<E>): AsyncGenerator<E> {
    const client = this.#reads;
    try {
      yield* start(client);
      this.#pause = BACK_OFF.first;
    } catch (error) {
      this.#hear(client, error);
      throw error;
    }
  }

  #hear(client: KurrentClient, error: unknown): void {
    if (isAnswer(error)) this.#pause = BACK_OFF.first;
    else if (isNotLeader(error)) this.#lookForLeader(client);
    else if (client === this.#reads) this.#renew();
  }

  #lookForLeader(failed: KurrentClient): void {
    if (failed !== this.#reads && failed !== this.#writes) return;
    this.#looksForLeader = true;
    this.#renew(true);
  }

  /** Once for each client, however many work through it. */
  #renew(isForWrites = false): void {
    if (this.now() - this.#renewedAt < this.#pause) return;
    this.#pause = Math.min(this.#pause * 2, BACK_OFF.longest);
    this.#renewedAt = this.now();
    // They were of no use before, and no one waits for what they still close.
    for (const client of this.#retired) client.dispose().catch(() => undefined);
    this.#retired = isForWrites ? [this.#reads, this.#writes] : [this.#reads];
    this.#reads = this.open(this.#looksForLeader);
    if (isForWrites) this.#writes = this.open(this.#looksForLeader);
  }
}

/** The server did answer, if only by saying no. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof StreamNotFoundError ||
    error instanceof StreamDeletedError ||
    error instanceof AccessDeniedError
  );
}
