import {
  StoreFault,
  type Loss,
  type ProgressBoard,
  type ProjectionStore,
} from '@foyer/projections';

import type { Lease } from './lease.js';

/**
 * A read store that allows writes only while the lease is held. A process that continues after a
 * pause, and was replaced meanwhile, writes no more.
 */
export function leasedStore(store: ProjectionStore, lease: Pick<Lease, 'isHeld'>): ProjectionStore {
  const whileHeld =
    <A extends unknown[], T>(act: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (!lease.isHeld) throw new StoreFault('the lease is not held any more');
      return act(...args);
    };
  const { progress, loss } = store;
  const board: ProgressBoard | undefined = progress && {
    read: () => progress.read(),
    write: whileHeld((word) => progress.write(word)),
  };
  const watched: Loss | undefined = loss && {
    get fault() {
      return loss.fault;
    },
    onLost: (notify) => loss.onLost(notify),
    lose: (fault) => loss.lose(fault),
    renew: whileHeld(() => loss.renew()),
    filled: whileHeld(() => loss.filled()),
  };
  return {
    ...(board && { progress: board }),
    ...(watched && { loss: watched }),
    ...(store.onDamage && { onDamage: (mend) => store.onDamage?.(mend) }),
    ...(store.scrub && { scrub: whileHeld(async () => store.scrub?.()) }),
    collection: (name) => store.collection(name),
    answerOnly: (known) => store.answerOnly(known),
    ping: () => store.ping(),
    builds: whileHeld(() => store.builds()),
    create: whileHeld((key, collections) => store.create(key, collections)),
    load: (key, collection, ids) => store.load(key, collection, ids),
    search: (key, collection, filter) => store.search(key, collection, filter),
    write: whileHeld((writes) => store.write(writes)),
    promote: whileHeld((key) => store.promote(key)),
    drop: whileHeld((key) => store.drop(key)),
    export: (key, collection) => store.export(key, collection),
    close: () => store.close(),
  };
}
