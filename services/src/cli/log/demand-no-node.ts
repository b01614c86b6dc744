import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_TIMING, type NodeStore } from '#platform/cluster/nodes';
import { CommandFailed } from '../command-failed.js';

/**
 * Makes sure that none of several nodes serves people: those that do nothing else hold no lease.
 * One that was killed is listed still, so a node counts only once it gives a sign of life.
 * @throws CommandFailed where one does.
 */
export async function demandNoNode(
  store: Pick<NodeStore, 'nodes'>,
  { heartbeatMs, deadAfterMs } = NODE_TIMING,
): Promise<void> {
  const seen = new Map((await store.nodes()).map(({ id, heartbeat }) => [id, heartbeat]));
  for (let waited = 0; seen.size > 0 && waited < deadAfterMs; waited += heartbeatMs / 2) {
    await sleep(heartbeatMs / 2);
    const nodes = await store.nodes();
    const alive = nodes.find(({ id, heartbeat }) => seen.get(id) !== heartbeat);
    if (alive) {
      throw new CommandFailed(`A server works with this log, at ${alive.address}: end it first`);
    }
    if (nodes.length === 0) return;
  }
}
