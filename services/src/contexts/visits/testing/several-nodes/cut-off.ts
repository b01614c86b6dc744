import { EventLogUnavailable, type EventLog } from '@foyer/event-log';

import type { NodeStore } from '#platform/cluster/nodes';

/** One node's ways to what all share; a node that is dead no longer reaches it. */
export class Ways {
  isCut = false;
  readonly eventLog: EventLog;
  readonly nodeStore: NodeStore;

  constructor(eventLog: EventLog, nodeStore: NodeStore) {
    this.eventLog = {
      append: async (appends) => {
        this.#pass();
        return eventLog.append(appends);
      },
      readStream: (...args) => eventLog.readStream(...args),
      lastOf: (stream) => eventLog.lastOf(stream),
      readAll: (...args) => eventLog.readAll(...args),
      subscribe: (options) => eventLog.subscribe(options),
      head: () => eventLog.head(),
      close: async () => undefined,
    };
    this.nodeStore = new Proxy(nodeStore, {
      get: (store, name) => {
        const member: unknown = Reflect.get(store, name, store);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          this.#pass();
          return member.apply(store, args) as unknown;
        };
      },
    });
  }

  #pass(): void {
    if (this.isCut) throw new EventLogUnavailable('writing', new Error('This node is dead'));
  }
}
