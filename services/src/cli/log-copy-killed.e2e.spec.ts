import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HashChainCheckpointer, verifyChain } from '@foyer/event-log/chain';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { collect, sampleEvents } from '@foyer/event-log/testing';

import { eventually } from '#platform/testing/eventually.js';
import { DataFolder } from './testing/data-folder.js';

const FOYER = fileURLToPath(new URL('../../bin/foyer.mjs', import.meta.url));
const EVENTS = 3_000;

describe('foyer log copy, killed again and again', () => {
  let folder: DataFolder;

  const eventsIn = async (name: string) => {
    const log = openSqliteEventLogForReading({ path: folder.file(name) });
    try {
      return await collect(log.readAll());
    } finally {
      await log.close();
    }
  };
  const copiedSoFar = async (): Promise<number> =>
    existsSync(folder.file('copy.db')) ? (await eventsIn('copy.db').catch(() => [])).length : 0;
  const copying = () => {
    const [from, to] = ['events.db', 'copy.db'].map((name) => `sqlite:${folder.file(name)}`);
    const args = [FOYER, 'log', 'copy', '--from', from ?? '', '--to', to ?? ''];
    return spawn(process.execPath, args, { stdio: 'ignore' });
  };

  beforeEach(async () => {
    folder = await DataFolder.make();
    const checkpointer = HashChainCheckpointer.start(folder.log);
    for (let n = 0; n < EVENTS; n += 1) {
      const stream = `stream-${n % 7}`;
      await folder.log.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
    }
    await checkpointer.stop();
    await folder.close();
  });
  afterEach(() => folder.remove());

  test('comes to the same log', async () => {
    for (const part of [1, 300, 600]) {
      const killed = copying();
      await eventually('a part is copied', async () => (await copiedSoFar()) >= part);
      killed.kill('SIGKILL');
      await once(killed, 'close');
      expect(killed.signalCode).toBe('SIGKILL');
    }
    const found = await copiedSoFar();
    expect(found).toBeLessThan(EVENTS);
    const [code] = (await once(copying(), 'close')) as [number];
    expect(code).toBe(0);
    const copy = openSqliteEventLogForReading({ path: folder.file('copy.db') });
    expect(await verifyChain(copy)).toMatchObject({ ok: true });
    await copy.close();
    expect(await eventsIn('copy.db')).toEqual(await eventsIn('events.db'));
  });
});
