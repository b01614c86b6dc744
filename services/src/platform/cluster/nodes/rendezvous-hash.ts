import { createHash } from 'node:crypto';

import type { NodeRecord } from './node-store.js';

/**
 * Chooses the node of a meeting without an owner: all nodes get the same answer, and spread
 * meetings among them.
 */
export function rendezvousNode(key: string, nodes: readonly NodeRecord[]): NodeRecord | undefined {
  const weigh = ({ id }: NodeRecord) => createHash('sha256').update(`${key} ${id}`).digest('hex');
  return nodes
    .filter(({ draining }) => !draining)
    .map((node) => ({ node, weight: weigh(node) }))
    .sort((a, b) => (a.weight < b.weight ? -1 : 1))[0]?.node;
}
