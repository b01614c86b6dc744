import type { NodeParts } from './node-parts.js';
import { nodeAddress, type NodeSettings } from './node-settings.js';

export interface OpenNodes {
  readonly parts: NodeParts;
  close(): Promise<void>;
}

/**
 * Opens the store by which a process that shares the work knows the others.
 * @param url the database of the read models, which all of them know
 */
export async function openNodes(url: string, settings: NodeSettings): Promise<OpenNodes> {
  // Loaded only where such a server is configured.
  const { MongoNodeStore } = await import('./mongo-node-store.js');
  const store = new MongoNodeStore({ url });
  return {
    parts: { store, address: nodeAddress(settings) },
    close: () => store.close(),
  };
}
