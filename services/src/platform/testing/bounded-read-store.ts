import {
  allProjections,
  type Asked,
  type BuildKey,
  type Filter,
  type FindOptions,
  MemoryReadStore,
  type Projection,
  QueryCollection,
  type ReadCollection,
  type ReadDocument,
  SqliteReadStore,
} from '@foyer/projections';

type AnyFilter = Readonly<Record<string, unknown>>;

/** As many documents as there are people, rooms and devices, or as many as are under way: all may be read. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set([
  ...['members', 'profiles', 'groups', 'portals', 'portalHours', 'desks', 'agentsNow'],
  ...['devices', 'deviceSignIns', 'devicePortals', 'paymentTerminals', 'terminalPortals'],
  ...[
    'identityProviders',
    'ldapSyncs',
    'appSettings',
    'sessionCalls',
    'recordingCalls',
    'transcriptCalls',
  ],
]);

/** Paths whose one value stands for one thing, so that few documents share it. */
const OF_ONE_THING: ReadonlySet<string> = new Set([
  ...['_id', 'callId', 'correlationId', 'originId', 'place.id', 'sessionId', 'boardId'],
]);

/** Values that most of history ends with. */
const LAST_STATES: ReadonlySet<unknown> = new Set(['ended', 'missed', 'success', 'done', 'ready']);

/**
 * A read store in memory that refuses whatever would read a whole history in SQLite: each query that a test makes the
 * product ask is held to an index, also one that is written tomorrow.
 */
export class BoundedReadStore extends MemoryReadStore {
  readonly #allowed = new Set<string>();

  override collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    const kept = super.collection<ReadDocument>(name);
    return new QueryCollection<T>({
      find: async (filter, options) => {
        await this.#demandBound(name, filter, options);
        return kept.find(filter as Filter<ReadDocument>, options as FindOptions);
      },
      count: async (filter) => {
        await this.#demandBound(name, filter, 'count');
        return kept.countDocuments(filter as Filter<ReadDocument>);
      },
    });
  }

  /** What read models themselves look for while they take an event in. */
  override async search(build: BuildKey, collection: string, filter: AnyFilter) {
    await this.#demandBound(collection, filter, {});
    return super.search(build, collection, filter);
  }

  /** @throws TypeError where a question has neither an index nor a bound. */
  async #demandBound(name: string, filter: AnyFilter, asked: Asked): Promise<void> {
    if (OF_THE_HOUSE.has(name)) return;
    const question = `${name} ${JSON.stringify([filter, asked])}`;
    if (this.#allowed.has(question)) return;
    await emptyTablesOf(name);
    const wrong = boundlessIn(name, filter, asked);
    if (wrong !== undefined) throw new TypeError(`${question}: ${wrong}`);
    this.#allowed.add(question);
  }
}

const isMark = (value: unknown): boolean => value === null || value === true;

/** Why a question has no bound; undefined where it has one, or its collection is no read model of the product. */
function boundlessIn(name: string, filter: AnyFilter, asked: Asked): string | undefined {
  const look = empty.lookOf(name, filter, asked);
  if (look === undefined || look.isSearch) return undefined;
  const { by, parsed, isOfIndex } = look;
  const isPage = asked === 'count' || asked.limit !== undefined;
  if (by === undefined) {
    if (parsed.length > 0) return `parses all documents for ${parsed.join(', ')}`;
    return isPage && isOfIndex ? undefined : 'reads all documents';
  }
  // What has no end yet, or bears a mark, is under way.
  const isFew = by.some((path) => OF_ONE_THING.has(path) || isMark(filter[path]));
  if (parsed.length > 0 && !isFew) {
    return `parses all documents by ${by.join(', ')} for ${parsed.join(', ')}`;
  }
  const [only = ''] = by;
  const isWide = by.length === 1 && LAST_STATES.has(filter[only]);
  const isWhole = Object.keys(filter).length === 1 && isPage;
  return isWide && !isWhole ? `reads most documents by ${only}` : undefined;
}

/** The tables of the product with nothing in them, which say how SQLite would read; made as they are asked about. */
const empty = new SqliteReadStore(':memory:');
const made = new Map<string, Promise<void>>();

function emptyTablesOf(collection: string): Promise<void> {
  const holder = allProjections.find(({ collections }) => Object.hasOwn(collections, collection));
  if (holder === undefined) return Promise.resolve();
  const making = made.get(holder.name) ?? makeTables(holder);
  made.set(holder.name, making);
  return making;
}

async function makeTables({ name: projection, version, collections }: Projection): Promise<void> {
  const build = { projection, version, build: 1 };
  await empty.create(build, collections);
  await empty.promote(build);
}
