import { MongoReadStore } from '@foyer/projections/mongo';

import { MongoLeaseStore } from '../platform/cluster/lease/mongo-lease-store.js';
import { MongoNodeStore } from '../platform/cluster/nodes/mongo-node-store.js';
import { MongoPublisherCheckpoints } from '../platform/eventing/publisher/leases/mongo-publisher-checkpoints.js';
import { GridFiles } from '../platform/stores/files/grid/grid-files.js';
import { MongoVault } from '../platform/stores/vault/mongo-vault.js';

interface Store {
  close(): Promise<void>;
}

/** All operations of one kind of store, by name; each is about one value. */
export interface StoreOperations {
  readonly open: (url: string) => Store;
  readonly operations: Readonly<Record<string, (store: never) => Promise<unknown>>>;
}

/** A read model as the database remembers it. */
export const KEPT_BUILD = {
  _id: 'token',
  projection: 'people',
  version: 1,
  build: 1,
  declarations: '{"people":{"indexes":[]}}',
  stored: { people: 'people_v1_b1_000000000000' },
  checkpoint: '',
};

async function readAll(all: AsyncIterable<unknown>): Promise<unknown> {
  const found: unknown[] = [];
  for await (const one of all) found.push(one);
  return found;
}

/** The stores that may lie in a MongoDB. */
export function operationsOnMongoDb(value: string): Readonly<Record<string, StoreOperations>> {
  const bytes = Buffer.from(value);
  const timeoutMs = 10_000;
  const build = { projection: 'people', version: 1, build: 1 };
  const put = { collection: 'people', doc: { _id: value, value }, position: '1' };
  const writes = { build, puts: [], removals: [], checkpoint: '1' };
  const file = { kind: 'avatar', id: '01890000-0000-7000-8000-000000000001' } as const;
  const room = { room: value, actors: [{ type: 'system', id: value, role: 'system' } as const] };
  return {
    vault: {
      open: (url) => new MongoVault({ url, timeoutMs }),
      operations: {
        get: (vault: MongoVault) => vault.get('pin', value),
        put: (vault: MongoVault) => vault.put('pin', 'a', bytes),
        putIfAbsent: (vault: MongoVault) => vault.putIfAbsent('pin', 'a', bytes),
        remove: (vault: MongoVault) => vault.remove('pin', value),
        all: (vault: MongoVault) => readAll(vault.all()),
      },
    },
    files: {
      open: (url) => new GridFiles({ url, timeoutMs }),
      operations: {
        put: (files: GridFiles) => files.put(file, bytes),
        get: (files: GridFiles) => files.get(file),
        remove: (files: GridFiles) => files.remove(file),
      },
    },
    'read store': {
      open: (url) => new MongoReadStore({ url, timeoutMs }),
      operations: {
        builds: (store: MongoReadStore) => store.builds(),
        create: (store: MongoReadStore) =>
          store.create({ ...build, build: 2 }, { people: { indexes: [{ key: { value: 1 } }] } }),
        load: (store: MongoReadStore) => store.load(build, 'people', [value]),
        search: (store: MongoReadStore) => store.search(build, 'people', { value }),
        'write of a document': (store: MongoReadStore) => store.write([{ ...writes, puts: [put] }]),
        'write of a new one': (store: MongoReadStore) =>
          store.write([{ ...writes, puts: [{ ...put, isNew: true }] }]),
        'write of a removal': (store: MongoReadStore) =>
          store.write([
            { ...writes, removals: [{ collection: 'people', _id: value, position: '1' }] },
          ]),
        promote: (store: MongoReadStore) => store.promote(build),
        drop: (store: MongoReadStore) => store.drop(build),
        export: (store: MongoReadStore) => readAll(store.export(build, 'people')),
        find: (store: MongoReadStore) => store.collection('people').find({ _id: value }),
        count: (store: MongoReadStore) => store.collection('people').countDocuments({ _id: value }),
        'read of progress': (store: MongoReadStore) => store.progress.read(),
        'word of progress': (store: MongoReadStore) =>
          store.progress.write({ position: '1', stopped: [value] }),
      },
    },
    leases: {
      open: (url) => new MongoLeaseStore({ url, timeoutMs }),
      operations: {
        read: (leases: MongoLeaseStore) => leases.read(value),
        take: (leases: MongoLeaseStore) =>
          leases.replace(value, undefined, { holder: value, heartbeat: 1 }),
        replace: (leases: MongoLeaseStore) =>
          leases.replace(value, { holder: value, heartbeat: 1 }, { holder: value, heartbeat: 2 }),
        release: (leases: MongoLeaseStore) => leases.release(value, value),
      },
    },
    nodes: {
      open: (url) => new MongoNodeStore({ url, timeoutMs }),
      operations: {
        enter: (nodes: MongoNodeStore) => nodes.enter({ id: 'a', address: value, pass: value }),
        heartbeat: (nodes: MongoNodeStore) => nodes.heartbeat(value),
        drain: (nodes: MongoNodeStore) => nodes.drain(value),
        deregister: (nodes: MongoNodeStore) => nodes.deregister(value),
        nodes: (nodes: MongoNodeStore) => nodes.nodes(),
        ownerOf: (nodes: MongoNodeStore) => nodes.ownerOf(value),
        claim: (nodes: MongoNodeStore) => nodes.claim(value, 'a'),
        takeOver: (nodes: MongoNodeStore) => nodes.takeOver(value, 'a', 'b'),
        release: (nodes: MongoNodeStore) => nodes.release(value, 'a'),
        notify: (nodes: MongoNodeStore) => nodes.notify('a', [room]),
        'notify of an empty room': (nodes: MongoNodeStore) =>
          nodes.notify('a', [{ ...room, actors: [] }]),
        presentOn: (nodes: MongoNodeStore) => nodes.presentOn(value),
        note: (nodes: MongoNodeStore) =>
          nodes.note({ node: 'a', count: 1 }, [{ topic: 'telemetry', id: 'a', value }]),
        notesSince: (nodes: MongoNodeStore) => nodes.notesSince(new Map([[value, 1]])),
      },
    },
    checkpoints: {
      open: (url) => new MongoPublisherCheckpoints({ url, timeoutMs }),
      operations: {
        begin: (checkpoints: MongoPublisherCheckpoints) => checkpoints.begin(value),
        read: (checkpoints: MongoPublisherCheckpoints) => checkpoints.read(value),
        write: (checkpoints: MongoPublisherCheckpoints) => checkpoints.write(value, 1, '1'),
      },
    },
  };
}
