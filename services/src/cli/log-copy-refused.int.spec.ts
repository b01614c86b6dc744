import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { FakeMongo, type MongoCommand } from '@foyer/projections/testing';

import { openAdminSocket } from '#platform/operations/admin-socket';
import { SilentLog } from '#platform/testing/silent-log.js';
import { DataFolder } from './testing/data-folder.js';

/** Servers that no one reaches: the command must not come so far. */
const SOURCE = 'esdb://one.example:2113?tls=false';
const TARGET = 'esdb://two.example:2113?tls=false';

const IN_USE = { code: 1, about: expect.stringMatching(/is in use by another process/) };

interface Kinds {
  readonly from: 'file' | 'server';
  readonly to: 'file' | 'server';
}

const ALL_KINDS: readonly Kinds[] = (['file', 'server'] as const).flatMap((from) =>
  (['file', 'server'] as const).map((to) => ({ from, to })),
);
const WITH_SERVER = ALL_KINDS.filter(({ from, to }) => from === 'server' || to === 'server');

describe('foyer log copy beside a running product', () => {
  let folder: DataFolder;
  /** A folder where the product does not run. */
  let elsewhere: DataFolder;

  beforeEach(async () => {
    [folder, elsewhere] = [await DataFolder.make(), await DataFolder.make()];
    await elsewhere.happen({
      stream: 'portal-019a0000-0000-7000-8000-00000000000c',
      type: 'PortalActivated',
      data: { portalId: '019a0000-0000-7000-8000-00000000000c' },
      actor: { type: 'system', id: 'test' },
    });
    await elsewhere.close();
  });
  afterEach(async () => {
    await folder.remove();
    await elsewhere.remove();
  });

  const urlsOf = ({ from, to }: Kinds) => ({
    from: from === 'file' ? `sqlite:${elsewhere.file('events.db')}` : SOURCE,
    to: to === 'file' ? `sqlite:${elsewhere.file('copy.db')}` : TARGET,
  });
  const copy = (
    { from, to }: { readonly from: string; readonly to: string },
    settings: Readonly<Record<string, string>> = {},
  ) => folder.foyerWith(settings, 'log', 'copy', '--from', from, '--to', to);

  describe.each(WITH_SERVER)('from a $from to a $to', (kinds) => {
    test.each([
      ['as the settings say', () => ({ EVENT_LOG_URL: kinds.from === 'server' ? SOURCE : TARGET })],
      ['by settings that the command was not given', () => ({})],
      ['under another name', () => ({ EVENT_LOG_URL: 'esdb://alias.example:2113?tls=false' })],
    ])('that works with one of them %s, in the data folder', async (_, settings) => {
      await folder.close();
      const socket = await openAdminSocket(folder.file('.'), [], new SilentLog());
      try {
        expect(await copy(urlsOf(kinds), settings())).toMatchObject({
          code: 1,
          about: expect.stringMatching(/^A server works in .*: end it first/),
        });
      } finally {
        await socket.close();
      }
    });

    test('is refused while a server serves people elsewhere, without background jobs', async () => {
      await folder.close();
      let heartbeat = 0;
      const fake = await FakeMongo.start((command: MongoCommand) => {
        const node = { _id: 'one', address: 'http://node-1:3000', heartbeat: (heartbeat += 1) };
        const firstBatch = command.find === '_nodes' ? [node] : [];
        return {
          ok: 1,
          n: 1,
          cursor: { id: 0n, ns: 'trial._nodes', firstBatch },
        };
      });
      try {
        expect(await copy(urlsOf(kinds), { READ_STORE_URL: fake.url })).toMatchObject({
          code: 1,
          about: expect.stringMatching(/^A server works with this log, at http:\/\/node-1:3000: /m),
        });
      } finally {
        await fake.stop();
      }
    });
  });

  test('is refused while the file of --to is open, for any source', async () => {
    const inUse = `sqlite:${folder.file('events.db')}`;
    for (const kinds of ALL_KINDS.filter(({ to }) => to === 'file')) {
      expect(await copy({ ...urlsOf(kinds), to: inUse })).toMatchObject(IN_USE);
    }
  });

  test('is refused while the file of --from is open, for any target', async () => {
    const inUse = `sqlite:${folder.file('events.db')}`;
    const double = await spawnTestDouble();
    try {
      for (const to of [urlsOf({ from: 'file', to: 'file' }).to, double.url]) {
        expect(await copy({ from: inUse, to })).toMatchObject(IN_USE);
      }
    } finally {
      await double.end();
    }
  });

  test('is done where none runs', async () => {
    await folder.close();
    expect(await copy(urlsOf({ from: 'file', to: 'file' }))).toMatchObject({ code: 0 });
  });
});
