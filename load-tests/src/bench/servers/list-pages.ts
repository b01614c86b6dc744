import { members } from '@foyer/projections';
import { mongoDatabase, MongoReadStore } from '@foyer/projections/mongo';
import { v7 as uuid } from 'uuid';
import type { BenchContext, Goal } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';

const MEMBERS = 1_000;
const PAGE = 25;
/**
 * The duration of a piece of a round, in milliseconds; a server that sorts without an index takes
 * 60 for a page, another one 1.
 */
const PIECE_MS = 300;
/** Pages of a piece, at least and at most. */
const PAGES = { least: 4, most: 40 };
const PIECES = 4;
const TOGETHER = 200;
/** A busy server takes its time over the writes that come first. */
const PATIENCE_MS = 60_000;
const SORT = { 'sortBy.lastName': 1, _id: 1 } as const;

type Listed = ReturnType<typeof memberAt>;

/**
 * Compares pages of the list of members in its usual order with the driver's own find on an index
 * made for it.
 */
export async function listPages(
  url: string,
  rounds: number,
  say: BenchContext['say'],
): Promise<Goal> {
  const own = new URL(url);
  own.pathname = `/foyer_bench_${process.pid}`;
  const store = new MongoReadStore({ url: own.href, timeoutMs: PATIENCE_MS });
  const { client, db } = mongoDatabase({
    url: own.href,
    database: 'foyer',
    timeoutMs: PATIENCE_MS,
  });
  const bare = db.collection<Listed>('bare');
  try {
    const docs = Array.from({ length: MEMBERS }, (_, n) => memberAt(n));
    const { name: projection, version, collections } = members;
    const build = { projection, version, build: 1 };
    await store.create(build, collections);
    await bare.createIndex(SORT);
    for (let from = 0; from < MEMBERS; from += TOGETHER) {
      const part = docs.slice(from, from + TOGETHER);
      const checkpoint = String(from + 1);
      const puts = part.map((doc) => ({ collection: 'members', doc, position: checkpoint }));
      await store.write([{ build, puts, removals: [], checkpoint }]);
      await bare.insertMany(part);
    }
    await store.promote(build);
    const listed = store.collection<Listed>('members');
    const page = (skip: number) => listed.find({}, { sort: SORT, skip, limit: PAGE });
    const find = (skip: number) => bare.find({}, { sort: SORT, skip, limit: PAGE }).toArray();
    const fitting = Math.ceil(((await rateOf(find, PAGES.least)) * PIECE_MS) / 1_000);
    const pages = Math.max(PAGES.least, Math.min(fitting, PAGES.most));
    const how = { unit: 'pages/s', combine: meanRate };
    const [ours, baseline] = await interleave(
      [
        { ...how, name: 'page of a list', measure: () => rateOf(page, pages) },
        { ...how, name: 'bare indexed find', measure: () => rateOf(find, pages) },
      ],
      { rounds, pieces: PIECES },
      say,
    );
    return { name: 'P16 list page / bare indexed find', ours, baseline, target: { atLeast: 0.7 } };
  } finally {
    await db.dropDatabase();
    await client.close();
    await store.close();
  }
}

/** Pages, all of them different, one after the other; answers with the rate. */
async function rateOf(
  page: (skip: number) => Promise<readonly unknown[]>,
  pages: number,
): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < pages; n += 1) {
    const found = await page(((n * 37) % (MEMBERS / PAGE)) * PAGE);
    if (found.length !== PAGE) throw new Error(`A page of ${found.length}`);
  }
  return (pages / (performance.now() - began)) * 1_000;
}

/** A document as the list of members has it. */
function memberAt(n: number) {
  const lastName = `Berger ${(n * 7919) % MEMBERS}`;
  const userName = `member.${n}`;
  return {
    _id: uuid(),
    ...{ firstName: 'Ada', lastName, userName, email: `${userName}@example.org` },
    ...{ displayName: `Ada ${lastName}`, userNameKey: userName, searchText: `Ada ${lastName}` },
    ...{ role: 'member', status: 'ACTIVE', language: 'de', onlineStatus: 'offline' },
    sortBy: { lastName: lastName.toLowerCase(), firstName: 'ada', userName, email: userName },
    createdAt: '2026-03-02T10:00:00.000Z',
  };
}
