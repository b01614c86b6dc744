import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { mongoAddress } from '@foyer/projections';
import { BreakableProxy, trialDatabase } from '@foyer/projections/testing';
import { MongoClient } from 'mongodb';

import { errorAnswerOf } from '#platform/http/errors';
import { FilesFault } from '../files-fault.js';
import { describeFilesContract } from '../testing/files-contract.js';
import { GridFiles } from './grid-files.js';

const timeoutMs = 300;
const place = { kind: 'avatar', id: randomUUID() } as const;

test('a MongoDB that is not there is a fault of the files within the time that was set', async () => {
  const files = new GridFiles({ url: 'mongodb://127.0.0.1:1/x', timeoutMs });
  await expect(files.ping()).rejects.toThrow(FilesFault);
  await expect(files.get(place)).rejects.toThrow(FilesFault);
  await expect(files.put(place, Buffer.from('x'))).rejects.toThrow(FilesFault);
  await expect(files.remove(place)).rejects.toThrow(FilesFault);
  const fault: unknown = await files.get(place).catch((error: unknown) => error);
  expect(errorAnswerOf(fault)?.code).toBe('UNAVAILABLE');
  await files.close();
});

const server = process.env.TEST_MONGODB_URL;

if (server) {
  const newDatabase = () => {
    const url = trialDatabase(server);
    const client = new MongoClient(url);
    const db = client.db();
    const dispose = async (): Promise<void> => {
      await db.dropDatabase();
      await client.close();
    };
    return { url, db, dispose };
  };

  describeFilesContract(`GridFS on ${mongoAddress(server)?.hosts}`, () => {
    const { url, db, dispose } = newDatabase();
    const first = new GridFiles({ url });
    const all = [first];
    return Promise.resolve({
      files: first,
      reopen: () => {
        const again = new GridFiles({ url });
        all.push(again);
        return Promise.resolve(again);
      },
      kept: async () => {
        const names: unknown[] = await db.collection('files.files').distinct('_id');
        const pieces: unknown[] = await db.collection('files.chunks').distinct('files_id');
        return new Set([...names, ...pieces].map(String)).size;
      },
      dispose: async () => {
        for (const files of all) await files.close();
        await dispose();
      },
    });
  });

  describe('files in GridFS', () => {
    test('are gone after the next removal, if the connection broke in the first one', async () => {
      const { url, db, dispose } = newDatabase();
      const proxy = await BreakableProxy.before(url);
      const through = { url: proxy.through(url), timeoutMs: 600 };
      for (let pieces = 1; pieces <= 6; pieces += 1) {
        const files = new GridFiles(through);
        await files.put(place, Buffer.alloc(600_000, 1));
        proxy.cutAfter(pieces);
        await files.remove(place).catch(() => undefined);
        proxy.mend();
        const again = new GridFiles(through);
        const content = await again.get(place);
        expect([undefined, 600_000]).toContain(content?.length);
        await again.remove(place);
        expect(await db.collection('files.chunks').countDocuments()).toBe(0);
        expect(await db.collection('files.files').countDocuments()).toBe(0);
        await files.close();
        await again.close();
      }
      await proxy.close();
      await dispose();
    });

    test('are a fault, and no shorter picture, if they have lost a piece', async () => {
      const { url, db, dispose } = newDatabase();
      const files = new GridFiles({ url });
      await files.put(place, Buffer.alloc(600_000, 1));
      await db.collection('files.chunks').deleteOne({ n: 2 });
      await expect(files.get(place)).rejects.toThrow(FilesFault);
      await files.close();
      await dispose();
    });
  });
} else {
  describe('files on a real MongoDB', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
}
