import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CHECKPOINT_STREAM, HashChainCheckpointer } from '@foyer/event-log/chain';
import { DataFolder, jsonLines } from './testing/data-folder.js';

describe('foyer audit verify, of a log whose checkpoints somebody has deleted', () => {
  let folder: DataFolder;

  beforeEach(async () => {
    folder = await DataFolder.make();
    for (const at of ['2026-03-04T05:00:00.000Z', '2026-03-04T06:00:00.000Z']) {
      const actor = { type: 'system' as const, id: 'test' };
      const [causationId, correlationId] = [randomUUID(), randomUUID()];
      const metadata = { causationId, correlationId, actor, at, schemaVersion: 1 };
      const event = { id: randomUUID(), type: 'NoteWritten', data: {}, metadata };
      await folder.log.append([{ stream: 'note', expectedRevision: 'any', events: [event] }]);
      await HashChainCheckpointer.start(folder.log).stop();
    }
  });
  afterEach(() => folder.remove());

  test('fails', async () => {
    expect(await folder.foyer('audit', 'verify')).toMatchObject({ code: 0 });
    folder.tamper('events.db', `DELETE FROM events WHERE stream = '${CHECKPOINT_STREAM}'`);
    const { code, out } = await folder.foyer('audit', 'verify', '--json');
    expect([code, jsonLines(out)]).toMatchObject([
      1,
      [{ ok: false, problem: 'checkpoint-missing' }],
    ]);
  });
});
