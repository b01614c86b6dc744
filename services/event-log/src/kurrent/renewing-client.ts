import {
  AccessDeniedError,
  StreamDeletedError,
  StreamNotFoundError,
} from '@kurrent/kurrentdb-client';
import type { KurrentClient } from './kurrent-client.js';

/** Pauses in milliseconds between two fresh clients: from this, twice as long each time without an answer, up to that. */
const BACK_OFF = { first: 100, longest: 2000 };

/**
 * Appends by one client, and reads by another, which is replaced once the server did not answer it. The native part by which
 * the official client reads stays with the node that it found first, and is unavailable for as long as that one is down,
 * also where the cluster has another leader; its appends look for the new leader by themselves. A fresh client looks again.
 */
export class RenewingClient implements KurrentClient {
  readonly #writes: KurrentClient;
  #reads: KurrentClient;
  /** The one before, through which others may still be reading. */
  #retired: KurrentClient | undefined;
  #renewedAt = -Infinity;
  #pause = BACK_OFF.first;

  /** @param open makes a client, which connects with its first call. */
  constructor(
    private readonly open: () => KurrentClient,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#writes = open();
    this.#reads = open();
  }

  readonly appendToStream: KurrentClient['appendToStream'] = (stream, events, options) =>
    this.#writes.appendToStream(stream, events, options);

  readonly multiStreamAppend: KurrentClient['multiStreamAppend'] = (requests) =>
    this.#writes.multiStreamAppend(requests);

  readonly readStream: KurrentClient['readStream'] = (stream, options) =>
    this.#read((client) => client.readStream(stream, options));

  readonly readAll: KurrentClient['readAll'] = (options) =>
    this.#read((client) => client.readAll(options));

  readonly subscribeToAll: KurrentClient['subscribeToAll'] = (options) => {
    const client = this.#reads;
    const subscription = client.subscribeToAll(options);
    subscription.once('error', (error) => this.#hear(client, error));
    return subscription;
  };

  async dispose(): Promise<void> {
    await Promise.all([this.#writes.dispose(), this.#reads.dispose(), this.#retired?.dispose()]);
  }

  async *#read<E>(start: (client: KurrentClient) => AsyncIterable<E>): AsyncGenerator<E> {
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
    else this.#renew(client);
  }

  /** Once for each client, however many read through it. */
  #renew(failed: KurrentClient): void {
    if (failed !== this.#reads || this.now() - this.#renewedAt < this.#pause) return;
    this.#pause = Math.min(this.#pause * 2, BACK_OFF.longest);
    this.#renewedAt = this.now();
    // It was of no use before, and no one waits for what it still closes.
    this.#retired?.dispose().catch(() => undefined);
    this.#retired = failed;
    this.#reads = this.open();
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
