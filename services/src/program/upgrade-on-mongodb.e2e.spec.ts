import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiError, makeClient, tokenOf } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';
import { MongoClient } from 'mongodb';

import { raiseLogFormat } from '#platform/eventing/log-format';
import { eventually } from '#platform/testing/eventually.js';
import { EndedEarly, spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';
import { ADMINISTRATOR, answersUntilReady, lengthen, unpackLanded } from './testing/landed-data.js';

/** A document store writes some hundred of them a second. */
const MORE_EVENTS = 3_000;
const WITHIN_MS = 600_000;

const mongo = process.env.TEST_MONGODB_URL;

if (mongo === undefined) {
  describe('Read models of another version in MongoDB', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describe('Read models of another version in MongoDB', () => {
    let folder: string;
    let url: string;
    let server: SpawnedServer;

    const begin = () => spawnServer({ FOYER_DATA: folder, JANUS: 'off', READ_STORE_URL: url });
    /** Makes the read models of the version before out of those that are there. */
    const makeOlder = async (): Promise<void> => {
      const client = new MongoClient(url);
      const { modifiedCount } = await client
        .db()
        .collection('_builds')
        .updateMany({}, { $inc: { version: -1 } });
      expect(modifiedCount).toBeGreaterThan(5);
      await client.close();
    };

    /** Signs in and looks for the group of the version before. */
    const findsTheGroup = async (): Promise<boolean> => {
      const client = makeClient({ origin: server.origin });
      const signedIn = await client
        .call(identityRoutes.login, { body: ADMINISTRATOR })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 503) return undefined;
          throw error;
        });
      if (signedIn === undefined) return false;
      const headers = { authorization: `Bearer ${tokenOf(signedIn)}` };
      const groups = `${server.origin}/api/v2/admin/groups?filter={"q":"Hall"}`;
      return (await (await fetch(groups, { headers })).text()).includes('"name":"Hall"');
    };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'foyer-upgrade-'));
      url = trialDatabase(mongo);
      unpackLanded(folder);
      await lengthen(join(folder, 'events.db'), MORE_EVENTS, 'members and groups');
      server = await begin();
      await answersUntilReady(server.origin, WITHIN_MS);
      await server.end();
      await makeOlder();
      server = await begin();
    }, WITHIN_MS);
    afterAll(async () => {
      await server.end();
      await dropDatabase(url);
      rmSync(folder, { recursive: true, maxRetries: 5 });
    });

    test(
      'are filled again: until then all answers say when to come again, and none that a password is wrong',
      async () => {
        const { before, after } = await answersUntilReady(server.origin, WITHIN_MS);
        expect(before).toContain('503 GETTING_READY 2');
        // A busy store may miss its time, which is no wrong password and no fault either.
        const others = before.filter((answer) => !/^(200|503 .*)$/.test(answer));
        expect(others).toEqual([]);
        expect(after).not.toContain('503 GETTING_READY 2');
        // A busy store may miss its time here as well.
        await eventually('members sign in and find what there was', findsTheGroup, WITHIN_MS);
      },
      WITHIN_MS,
    );

    test(
      'are not touched by an older program on the way back, which ends with one line',
      async () => {
        await server.end();
        const log = openSqliteEventLog({ path: join(folder, 'events.db') });
        await raiseLogFormat(log, [['MemberSignedIn', 99]], '9.9.9');
        await log.close();
        const fault: unknown = await begin().catch((error: unknown) => error);
        expect(fault).toBeInstanceOf(EndedEarly);
        const { exitCode, output } = fault as EndedEarly;
        expect(exitCode).toBe(2);
        // It logs first, as JSON, that it waits for its turn at this read store.
        const lines = output.trim().split('\n');
        expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
          expect.stringMatching(/^foyer: EVENT_LOG_URL: a newer Foyer \(9\.9\.9, since .*restore/),
        ]);
      },
      WITHIN_MS,
    );
  });
}
