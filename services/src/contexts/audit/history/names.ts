import type { Actor, ReadableLog } from '@foyer/event-log';

import type { ReadData } from './event-reading.js';
import { idsIn } from './ids-in.js';

/** The kinds of streams with names, and the fields that make up a name. */
const NAMED = {
  member: ['firstName', 'lastName'],
  visit: ['visitorName'],
  guest: ['firstName', 'lastName'],
  device: ['name'],
  portal: ['name'],
  session: ['sessionName'],
} as const;
type Kind = keyof typeof NAMED;

const KINDS = Object.keys(NAMED) as Kind[];
const OF_ACTOR: Partial<Record<Actor['type'], Kind>> = {
  member: 'member',
  visitor: 'visit',
  device: 'device',
};
/** The largest number of names in one event: a line may offer a visitor to hundreds. */
const MOST_IN_EVENT = 50;

/**
 * Names of those who did something, and of what it was done to, looked up in the log itself: what a
 * read model says may be wrong.
 */
export class Names {
  readonly #known = new Map<string, Promise<string | null | undefined>>();

  constructor(
    private readonly log: ReadableLog,
    private readonly readData: ReadData,
  ) {}

  /**
   * Returns the newest name; null for the product itself, for an unknown person, and for a person
   * who has been forgotten.
   */
  async nameOf({ type, id }: Actor): Promise<string | null> {
    const kind = OF_ACTOR[type];
    return kind === undefined ? null : ((await this.#named(kind, id)) ?? null);
  }

  /**
   * Returns the names of everything that data mentions, by its id: null if the name no longer
   * exists.
   */
  async namesIn(data: Readonly<Record<string, unknown>>): Promise<Record<string, string | null>> {
    const ids = [...new Set(idsIn(data))].slice(0, MOST_IN_EVENT);
    const names = await Promise.all(ids.map(async (id) => [id, await this.#anyName(id)] as const));
    return Object.fromEntries(
      names.flatMap(([id, name]) => (name === undefined ? [] : [[id, name]])),
    );
  }

  /** Undefined for what is no person, portal, device or session. */
  async #anyName(id: string): Promise<string | null | undefined> {
    for (const kind of KINDS) {
      const name = await this.#named(kind, id);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  #named(kind: Kind, id: string): Promise<string | null | undefined> {
    const stream = `${kind}-${id}`;
    const known = this.#known.get(stream) ?? this.#lookUp(stream, NAMED[kind]);
    this.#known.set(stream, known);
    return known;
  }

  async #lookUp(stream: string, fields: readonly string[]): Promise<string | null | undefined> {
    let name: string | null | undefined;
    for await (const event of this.log.readStream(stream)) {
      const data = await this.readData(event);
      if (!fields.every((field) => field in data)) continue;
      const parts = fields.map((field) => data[field]).filter((part) => typeof part === 'string');
      const said = parts.join(' ').trim();
      name = said === '' ? null : said;
    }
    return name;
  }
}
