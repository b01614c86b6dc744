import { createHash } from 'node:crypto';

import type { NodeRecord } from './node-store.js';

/** Where a meeting without an owner belongs: all nodes come to the same answer, and spread meetings among themselves. */
export function rendezvousNode(key: string, nodes: readonly NodeRecord[]): NodeRecord | undefined {
  const weigh = ({ id }: NodeRecord) => createHash('sha256').update(`${key} ${id}`).digest('hex');
  return nodes
    .filter(({ draining }) => !draining)
    .map((node) => ({ node, weight: weigh(node) }))
    .sort((a, b) => (a.weight < b.weight ? -1 : 1))[0]?.node;
}
