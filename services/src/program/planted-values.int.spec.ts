import { afterAll, describe, expect, test } from '@jest/globals';
import { FakeMongo, type MongoCommand } from '@foyer/projections/testing';

import { AllThatIsSaid } from '../testing/all-that-is-said.js';
import { KEPT_BUILD, operationsOnMongoDb } from '../testing/operations-on-mongodb.js';

const PLANTED = 'PLANTED-f3b1';

/** The server repeats what it was asked to do, in each of the places that it has for that. */
const errmsg = `it was asked for { documents: [ { _id: "${PLANTED}" } ] }`;
const errInfo = { details: { document: PLANTED }, writeConcern: { provenance: PLANTED } };

const errors: readonly [string, Record<string, unknown>][] = [
  ['gives no right', { ok: 0, code: 13, codeName: 'Unauthorized', errmsg }],
  ['says that it is malformed', { ok: 0, code: 2, codeName: 'BadValue', errmsg, errInfo }],
  ['gives no name of a fault', { ok: 0, code: 4711, errmsg, keyValue: { _id: PLANTED } }],
  ['is shutting down', { ok: 0, code: 91, codeName: 'ShutdownInProgress', errmsg }],
];
const writeErrors: readonly [string, Record<string, unknown>][] = [
  [
    'finds a document invalid',
    { ok: 1, n: 0, writeErrors: [{ index: 0, code: 121, errmsg, errInfo }] },
  ],
  ['finds no majority', { ok: 1, n: 1, writeConcernError: { code: 64, errmsg, errInfo } }],
];

const isRead = (command: MongoCommand): boolean =>
  ['find', 'aggregate', 'getMore', 'listCollections'].some((name) => name in command);

/** The answers of a server that refuses no command. */
function willing(command: MongoCommand): Record<string, unknown> {
  if (!isRead(command)) return { ok: 1, n: 1, nModified: 1 };
  const firstBatch =
    command.find === '_builds'
      ? [KEPT_BUILD]
      : command.find === '_relays'
        ? [{ _id: 'a 1', target: 'a', turn: 1, position: null }]
        : [];
  return { ok: 1, cursor: { id: 0n, ns: 'trial.any', firstBatch } };
}

const cases = [
  ...errors.map(([what, answer]) => ['reads', what, answer] as const),
  ...[...errors, ...writeErrors].map(([what, answer]) => ['writes', what, answer] as const),
];

const said = new AllThatIsSaid();
afterAll(() => said.end());

describe.each(Object.entries(operationsOnMongoDb(PLANTED)))(
  'a value in MongoDB, as one of the %s',
  (_kind, { open, operations }) => {
    test.each(cases)(
      'is in nothing that is said of %s where the server %s',
      async (asked, _, answer) => {
        const fates = Object.entries(operations).map(async ([name, operate]) => {
          let refused = 0;
          const fake = await FakeMongo.start((command) => {
            if (isRead(command) !== (asked === 'reads')) return willing(command);
            refused += 1;
            return answer;
          });
          const store = open(fake.url);
          const failure = await said.failureOf(() => operate(store as never));
          await store.close();
          await fake.stop();
          return [name, failure !== undefined, refused > 0] as const;
        });
        // Each has a server of its own; all wait at once for what their driver tries again.
        const ended = await Promise.all(fates);
        const text = said.take();
        expect(text.includes(PLANTED) ? text : '').toBe('');
        // A search without any failure would also find no value.
        for (const [name, failed, refused] of ended)
          expect([name, failed]).toEqual([name, refused]);
      },
    );
  },
);
