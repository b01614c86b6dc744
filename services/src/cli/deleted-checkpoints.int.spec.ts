import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CHECKPOINT_STREAM, HashChainCheckpointer } from '@foyer/event-log/chain';
import { DataFolder, jsonLines } from './testing/data-folder.js';

describe('foyer audit verify, of a log whose checkpoints somebody has deleted', () => {
  let folder: DataFolder;

  beforeEach(async () => {
    folder = await DataFolder.make();
  });
  afterEach(() => folder.remove());

  const happenAt = async (...times: string[]): Promise<void> => {
    for (const at of times) {
      const actor = { type: 'system' as const, id: 'test' };
      const [causationId, correlationId] = [randomUUID(), randomUUID()];
      const metadata = { causationId, correlationId, actor, at, schemaVersion: 1 };
      const event = { id: randomUUID(), type: 'NoteWritten', data: {}, metadata };
      await folder.log.append([{ stream: 'note', expectedRevision: 'any', events: [event] }]);
      await HashChainCheckpointer.start(folder.log).stop();
    }
  };
  const deleteCheckpoints = () =>
    folder.tamper('events.db', `DELETE FROM events WHERE stream = '${CHECKPOINT_STREAM}'`);

  test.each([
    ['of an hour', ['2026-03-04T05:00:00.000Z', '2026-03-04T06:00:00.000Z']],
    ['of a few seconds', ['2026-03-04T05:00:00.000Z', '2026-03-04T05:00:02.000Z']],
    ['of one event', ['2026-03-04T05:00:00.000Z']],
  ])('fails for a log %s', async (_length, times) => {
    await happenAt(...times);
    expect(await folder.foyer('audit', 'verify')).toMatchObject({ code: 0 });
    deleteCheckpoints();
    const { code, out } = await folder.foyer('audit', 'verify', '--json');
    expect([code, jsonLines(out)]).toMatchObject([
      1,
      [{ ok: false, problem: 'checkpoint-missing', stream: 'note', revision: 0 }],
    ]);
  });

  test('says that it is not whole yet of what a server that was just killed has not checkpointed', async () => {
    await happenAt('2026-03-04T05:00:00.000Z', new Date().toISOString());
    const last = `SELECT max(position) FROM events WHERE stream = '${CHECKPOINT_STREAM}'`;
    folder.tamper('events.db', `DELETE FROM events WHERE position = (${last})`);
    const { code, out } = await folder.foyer('audit', 'verify', '--json');
    expect([code, jsonLines(out)]).toMatchObject([1, [{ ok: true, verified: 1, uncovered: 1 }]]);
  });

  test('is content once a start has checkpointed what a kill left', async () => {
    await happenAt('2026-03-04T05:00:00.000Z');
    deleteCheckpoints();
    expect(await folder.foyer('audit', 'verify')).toMatchObject({ code: 1 });
    await folder.checkpointAtStart();
    expect(await folder.foyer('audit', 'verify')).toMatchObject({ code: 0 });
  });
});
