import type { Actor, ReadableLog } from '@foyer/event-log';
import type { ReadData } from './event-reading.js';

/** Streams in which people are named, and how the name is said there. */
const NAMED: Partial<Record<Actor['type'], { stream: string; fields: readonly string[] }>> = {
  member: { stream: 'member', fields: ['firstName', 'lastName'] },
  visitor: { stream: 'visit', fields: ['visitorName'] },
};

/** Names of those who did something, looked up in the log itself: what a read model says may be wrong. */
export class ActorNames {
  readonly #known = new Map<string, Promise<string | null>>();

  constructor(
    private readonly log: ReadableLog,
    private readonly readData: ReadData,
  ) {}

  /** The newest name; null for the product itself, for somebody unknown, and for somebody who has been forgotten. */
  async nameOf({ type, id }: Actor): Promise<string | null> {
    const named = NAMED[type];
    if (!named) return null;
    const stream = `${named.stream}-${id}`;
    const known = this.#known.get(stream) ?? this.#lookUp(stream, named.fields);
    this.#known.set(stream, known);
    return known;
  }

  async #lookUp(stream: string, fields: readonly string[]): Promise<string | null> {
    let name: string | null = null;
    for await (const event of this.log.readStream(stream)) {
      const data = await this.readData(event);
      if (!fields.every((field) => field in data)) continue;
      const parts = fields.map((field) => data[field]).filter((part) => typeof part === 'string');
      name = parts.length > 0 ? parts.join(' ') : null;
    }
    return name;
  }
}
