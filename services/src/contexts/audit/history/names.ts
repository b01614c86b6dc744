import type { Actor, ReadableLog } from '@foyer/event-log';

import type { ReadData } from './event-reading.js';
import { idsIn } from './ids-in.js';

interface Named {
  /** The events that name it: others of its stream name its parts, such as a file of a portal. */
  readonly by: readonly string[];
  readonly fields: readonly string[];
}

/** The kinds of streams with names, and what makes up a name. */
const NAMED = {
  member: { by: ['MemberCreated', 'MemberDetailsChanged'], fields: ['firstName', 'lastName'] },
  visit: { by: ['VisitOpened'], fields: ['visitorName'] },
  guest: {
    // Those who came by a link said a name of their own.
    by: ['GuestCreated', 'GuestChanged', 'GuestCameToSession', 'GuestCameToMeeting'],
    fields: ['firstName', 'lastName', 'displayName'],
  },
  device: { by: ['DeviceRegistered', 'DeviceDetailsChanged'], fields: ['name'] },
  apikey: { by: ['ApiKeyCreated', 'ApiKeyChanged'], fields: ['name'] },
  portal: { by: ['PortalCreated', 'PortalRenamed'], fields: ['name'] },
  session: { by: ['SessionCreated', 'SessionRenamed'], fields: ['sessionName'] },
} as const satisfies Readonly<Record<string, Named>>;
type Kind = keyof typeof NAMED;

const KINDS = Object.keys(NAMED) as Kind[];
const OF_ACTOR: Partial<Record<Actor['type'], Kind>> = {
  member: 'member',
  visitor: 'visit',
  guest: 'guest',
  device: 'device',
  service: 'apikey',
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

  async #lookUp(stream: string, { by, fields }: Named): Promise<string | null | undefined> {
    let name: string | null | undefined;
    for await (const event of this.log.readStream(stream)) {
      if (!by.includes(event.type)) continue;
      const data = await this.readData(event);
      const parts = fields.map((field) => data[field]).filter((part) => typeof part === 'string');
      const said = parts.join(' ').trim();
      name = said === '' ? null : said;
    }
    return name;
  }
}
