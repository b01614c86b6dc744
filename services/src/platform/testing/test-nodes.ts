import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryReadStore } from '@foyer/projections';

import { MemoryNodeStore, type NodeTiming } from '../cluster/nodes/index.js';
import { ProcessRoles } from '../cluster/process-roles/process-roles.js';
import { CountingId } from './counting-id.js';
import { LastingEventLog } from './lasting-stores.js';
import { ManualClock } from './manual-clock.js';
import { MemoryVault } from './memory-vault.js';
import type { TestAppOptions } from './test-app.js';

const TIMING: NodeTiming = { heartbeatMs: 50, deadAfterMs: 5_000, watchMs: 40 };

interface Closing {
  close(): Promise<void>;
}

/** Two nodes that serve people, all on one log with a process that does the background jobs. */
export interface TestNodes<Node extends Closing> extends Closing {
  readonly first: Node;
  readonly second: Node;
}

/**
 * @param open starts a node; @param openJobs starts the process of background jobs, by default as a
 * node.
 */
export async function openTestNodes<Node extends Closing>(
  open: (options: TestAppOptions) => Promise<Node>,
  openJobs: (options: TestAppOptions) => Promise<Closing> = open,
): Promise<TestNodes<Node>> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-nodes-'));
  const store = new MemoryNodeStore();
  const shared: TestAppOptions = {
    eventLog: new LastingEventLog(),
    readStore: new MemoryReadStore(),
    vault: new MemoryVault(),
    clock: new ManualClock(),
    newId: new CountingId(),
    environment: { FOYER_DATA: folder },
    nodes: { store, address: (port) => `http://127.0.0.1:${port}`, timing: TIMING },
  };
  const background = new ProcessRoles({ servesPeople: false, runsBackgroundJobs: true });
  const jobs = await openJobs({ ...shared, processRoles: background });
  const serving = new ProcessRoles({ servesPeople: true, runsBackgroundJobs: false });
  const first = await open({ ...shared, processRoles: serving });
  const second = await open({ ...shared, processRoles: serving });
  const close = async (): Promise<void> => {
    for (const one of [first, second, jobs]) await one.close();
    await rm(folder, { recursive: true });
  };
  return { first, second, close };
}
