import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Position } from '@foyer/event-log';
import { SqliteReadStore, type ProjectionStore } from '@foyer/projections';
import { MongoReadStore } from '@foyer/projections/mongo';

const FOYER = fileURLToPath(new URL('../../../../services/bin/foyer.mjs', import.meta.url));

/** Bugs planted in read models before they are compared. */
export type PlantedInReadModels = 'lost-document' | 'doubled-effect';

/**
 * Compares all documents, byte by byte, with those rebuilt from the first event. Returns what
 * differs.
 * @param url where they are in MongoDB; absent where they are in the data folder.
 */
export async function compareWithRebuild(
  folder: string,
  planted: PlantedInReadModels | undefined,
  url?: string,
): Promise<string[]> {
  if (planted !== undefined) await plant(planted, open(folder, url));
  const live = await dump(open(folder, url));
  await promisify(execFile)(process.execPath, [FOYER, 'projections', 'rebuild'], {
    env: { ...process.env, FOYER_DATA: folder, ...(url && { READ_STORE_URL: url }) },
  });
  const rebuilt = await dump(open(folder, url));
  return [
    ...[...live].filter((line) => !rebuilt.has(line)).map((line) => `only live: ${line}`),
    ...[...rebuilt].filter((line) => !live.has(line)).map((line) => `only rebuilt: ${line}`),
  ];
}

/**
 * Checks that everything up to a position was taken in; the timeline is a read model that takes
 * in every event.
 */
export async function haveTakenIn(
  folder: string,
  head: Position | undefined,
  url?: string,
): Promise<boolean> {
  const store = open(folder, url);
  const timeline = (await store.builds()).find(
    ({ live, projection }) => live && projection === 'timeline',
  );
  await store.close();
  return head === undefined || (timeline?.checkpoint ?? '') >= head;
}

function open(folder: string, url: string | undefined): ProjectionStore {
  return url === undefined
    ? new SqliteReadStore(join(folder, 'read-models.db'))
    : new MongoReadStore({ url });
}

async function plant(bug: PlantedInReadModels, store: ProjectionStore): Promise<void> {
  const wanted = bug === 'lost-document' ? 'visits' : 'portals';
  const build = (await store.builds()).find(
    ({ live, projection }) => live && projection === wanted,
  );
  const [collection = ''] = Object.keys(build?.collections ?? {});
  const checkpoint = build?.checkpoint;
  if (build === undefined || checkpoint === undefined) throw new Error(`There are no ${wanted}`);
  for await (const text of store.export(build, collection)) {
    const doc = JSON.parse(text) as { _id: string };
    const { _id } = doc;
    const twice = { ...doc, _id: `${_id}-twice` };
    const writes =
      bug === 'lost-document'
        ? { puts: [], removals: [{ collection, _id, position: checkpoint }] }
        : { puts: [{ collection, doc: twice, position: checkpoint }], removals: [] };
    await store.write([{ build, checkpoint, ...writes }]);
    break;
  }
  await store.close();
}

/** Every document that queries are answered from, a line each. */
async function dump(store: ProjectionStore): Promise<ReadonlySet<string>> {
  const lines = new Set<string>();
  for (const build of (await store.builds()).filter(({ live }) => live)) {
    for (const name of Object.keys(build.collections)) {
      for await (const text of store.export(build, name)) lines.add(`${name} ${text}`);
    }
  }
  await store.close();
  return lines;
}
