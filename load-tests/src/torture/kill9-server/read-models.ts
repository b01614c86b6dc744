import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Position } from '@foyer/event-log';
import { SqliteReadStore } from '@foyer/projections';

const FOYER = fileURLToPath(new URL('../../../../services/bin/foyer.mjs', import.meta.url));

/**
 * Compares all documents, byte by byte, with those made anew from the first event. Returns what differs.
 * @param loseOne the planted bug: a document is gone before they are compared.
 */
export async function compareWithRebuild(folder: string, loseOne: boolean): Promise<string[]> {
  if (loseOne) await loseDocument(folder);
  const live = await dump(folder);
  await promisify(execFile)(process.execPath, [FOYER, 'projections', 'rebuild'], {
    env: { ...process.env, FOYER_DATA: folder },
  });
  const rebuilt = await dump(folder);
  return [
    ...[...live].filter((line) => !rebuilt.has(line)).map((line) => `only live: ${line}`),
    ...[...rebuilt].filter((line) => !live.has(line)).map((line) => `only made anew: ${line}`),
  ];
}

/** Whether everything up to a position was taken in; the timeline is a read model that takes in every event. */
export async function haveTakenIn(folder: string, head: Position | undefined): Promise<boolean> {
  const store = new SqliteReadStore(join(folder, 'read-models.db'));
  const timeline = (await store.builds()).find(
    ({ live, projection }) => live && projection === 'timeline',
  );
  await store.close();
  return head === undefined || (timeline?.checkpoint ?? '') >= head;
}

async function loseDocument(folder: string): Promise<void> {
  const store = new SqliteReadStore(join(folder, 'read-models.db'));
  const build = (await store.builds()).find(
    ({ live, projection }) => live && projection === 'visits',
  );
  const [collection = ''] = Object.keys(build?.collections ?? {});
  if (build?.checkpoint === undefined) throw new Error('There are no visits to lose');
  for await (const text of store.export(build, collection)) {
    const { _id } = JSON.parse(text) as { _id: string };
    const removals = [{ collection, _id, position: build.checkpoint }];
    await store.write([{ build, puts: [], removals, checkpoint: build.checkpoint }]);
    break;
  }
  await store.close();
}

/** Every document that queries are answered from, a line each. */
async function dump(folder: string): Promise<ReadonlySet<string>> {
  const store = new SqliteReadStore(join(folder, 'read-models.db'));
  const lines = new Set<string>();
  for (const build of (await store.builds()).filter(({ live }) => live)) {
    for (const name of Object.keys(build.collections)) {
      for await (const text of store.export(build, name)) lines.add(`${name} ${text}`);
    }
  }
  await store.close();
  return lines;
}
