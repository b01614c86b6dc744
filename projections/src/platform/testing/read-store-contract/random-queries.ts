import { expect } from '@jest/globals';
import fc from 'fast-check';
import {
  contains,
  startsWith,
  type AnyFilter,
  type Filter,
  MemoryReadStore,
  type Operators,
  type ProjectionStore,
  type ReadDocument,
  type Scalar,
  trusted,
} from '../../read-store/index.js';

const build = { projection: 'things', version: 1, build: 1 };
const collections = {
  things: {
    indexes: [
      { key: { a: 1, 'b.c': -1 } },
      { key: { 'b.c': 1 } },
      { key: { 'list.k': 1 }, multikey: true },
    ],
    sorts: ['b.c', 'a'],
    kinds: ['b.c'],
    searches: ['a'],
  },
} as const;

const scalar: fc.Arbitrary<Scalar> = fc.constantFrom(
  null,
  true,
  false,
  0,
  1,
  -1.5,
  2,
  '',
  'a',
  'b',
  'ä',
  'Z',
  '\u{1F600}',
  '\uFF5E',
);
const bound = scalar.filter((value) => value !== null);
const paths = ['_id', 'a', 'b.c', 'list.k', 'free', 'free.deep'];

const thingsWith = ({ bareLists }: { bareLists: boolean }) => {
  const minLength = bareLists ? 0 : 1;
  const bare = bareLists ? [fc.array(scalar, { maxLength: 2 })] : [];
  return fc
    .array(
      fc.record(
        {
          a: scalar,
          b: fc.record({ c: scalar }, { requiredKeys: [] }),
          list: fc.array(fc.record({ k: scalar }), { minLength, maxLength: 3 }),
          free: fc.oneof(scalar, fc.record({ deep: scalar }), ...bare),
        },
        { requiredKeys: [] },
      ),
      { maxLength: 12 },
    )
    .map((docs) => docs.map((doc, n) => ({ _id: `d${n}`, ...doc })));
};

const operators = fc
  .oneof(
    fc.record({ $eq: scalar }),
    fc.record({ $ne: scalar }),
    fc.record({ $gt: bound }),
    fc.record({ $gte: bound, $lt: bound }),
    fc.record({ $lte: bound }),
    fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
    fc.record({ $nin: fc.array(scalar, { maxLength: 3 }) }),
    fc.record({ $exists: fc.boolean() }),
    fc.record({ $not: fc.record({ $lt: bound }) }),
    fc.record({ $not: fc.record({ $gte: bound }) }),
    fc.constantFrom(contains('A'), contains(''), contains('Ä'), startsWith('z')),
    fc.record({ $not: fc.record({ $in: fc.array(scalar, { maxLength: 2 }) }) }),
  )
  .map((made) => trusted({ ...made } as Operators<string>));

const entry = fc.tuple(fc.constantFrom(...paths), fc.oneof(scalar, operators));
const flat: fc.Arbitrary<AnyFilter> = fc
  .array(entry, { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));
const filters: fc.Arbitrary<AnyFilter> = fc.oneof(
  flat,
  fc
    .tuple(fc.constantFrom('$and', '$or'), fc.array(flat, { minLength: 1, maxLength: 3 }), flat)
    .map(([word, branches, rest]) => ({ ...rest, [word]: branches })),
);
const sorts = fc
  .uniqueArray(fc.constantFrom('_id', 'a', 'b.c', 'free'), { maxLength: 2 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((path) => fc.tuple(fc.constant(path), fc.constantFrom(1, -1)))),
  )
  .map((pairs) => Object.fromEntries(pairs) as Record<string, 1 | -1>);

/**
 * Asks random questions about random documents, and expects the answers that the store in memory
 * gives.
 * @param make Makes an empty store; it is closed after its documents were asked for.
 * @param options Whether paths lead through lists that are empty or hold no objects, of which not
 * every server thinks alike.
 */
export async function expectAnswersAsInMemory(
  make: () => ProjectionStore | Promise<ProjectionStore>,
  numRuns: number,
  { bareLists } = { bareLists: true },
): Promise<void> {
  const things = thingsWith({ bareLists });
  await fc.assert(
    fc.asyncProperty(things, filters, sorts, fc.nat(3), async (docs, filter, sort, skip) => {
      const answers: unknown[] = [];
      for (const store of [new MemoryReadStore(), await make()]) {
        await store.create(build, collections);
        const puts = docs.map((doc) => ({ collection: 'things', doc, position: '1' }));
        await store.write([{ build, puts, removals: [], checkpoint: '1' }]);
        await store.promote(build);
        const collection = store.collection<ReadDocument>('things');
        const checked = filter as Filter<ReadDocument>;
        answers.push([
          await collection.find(checked, { sort, skip, limit: 5 }),
          await collection.countDocuments(checked),
        ]);
        await store.drop(build);
        await store.close();
      }
      expect(answers[1]).toEqual(answers[0]);
    }),
    { numRuns },
  );
}
