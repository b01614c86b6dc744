import type { StreamType } from '@foyer/contracts/calls';

import type { CallContext } from './call-context.js';
import { Publisher } from './publisher.js';
import type { StreamSource } from './stream-source.js';

/** The streams that this page sends into a call: the camera, and others in addition to it. */
export class PublishedStreams {
  readonly #publishers = new Map<StreamType, Publisher>();

  /** @param onChange is called with each connection that came or went. */
  constructor(
    private readonly context: CallContext,
    private readonly onChange: () => void,
  ) {}

  get all(): readonly Publisher[] {
    return [...this.#publishers.values()];
  }

  get(type: StreamType): Publisher | undefined {
    return this.#publishers.get(type);
  }

  add(source: StreamSource): void {
    this.#publishers.get(source.mediaType)?.drop();
    const publisher = new Publisher(this.context, source, () => this.onChange());
    this.#publishers.set(source.mediaType, publisher);
  }

  remove(type: StreamType): void {
    this.#publishers.get(type)?.drop();
    this.#publishers.delete(type);
  }

  dropAll(): void {
    for (const publisher of this.#publishers.values()) publisher.drop();
  }

  /** Ends each one that has a connection of which the server knows nothing. */
  dropUnknown(known: ReadonlySet<string>): void {
    for (const publisher of this.#publishers.values()) {
      if (publisher.connectionIds.some((id) => !known.has(id))) publisher.drop();
    }
  }

  /** The connection of that id. */
  find(connectionId: string) {
    return this.all.map((each) => each.find(connectionId)).find((link) => link !== undefined);
  }
}
