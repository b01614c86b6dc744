import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { MemoryReadStore } from '@foyer/projections';

import { MemoryNodeStore, type NodeTiming } from '../../../platform/cluster/nodes/index.js';
import { ProcessRoles } from '../../../platform/cluster/process-roles/process-roles.js';
import { CountingId } from '../../../platform/testing/counting-id.js';
import { ManualClock } from '../../../platform/testing/manual-clock.js';
import { MemoryVault } from '../../../platform/testing/memory-vault.js';
import type { TestAppOptions } from '../../../platform/testing/test-app.js';
import { ChatFixture } from './chat-fixture.js';

const TIMING: NodeTiming = { heartbeatMs: 50, deadAfterMs: 5_000, watchMs: 40 };

/** Several hold it; it ends with the last of them. */
class CommonLog extends MemoryEventLog {
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Two nodes that serve people, and the process that does the background jobs, all on one log. */
export class ChatNodes {
  private constructor(
    readonly first: ChatFixture,
    readonly second: ChatFixture,
    private readonly backgroundJobs: ChatFixture,
    private readonly folder: string,
  ) {}

  static async open(): Promise<ChatNodes> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-chat-nodes-'));
    const shared: TestAppOptions = {
      eventLog: new CommonLog(),
      readStore: new MemoryReadStore(),
      vault: new MemoryVault(),
      clock: new ManualClock(),
      newId: new CountingId(),
      environment: { FOYER_DATA: folder },
      nodes: {
        store: new MemoryNodeStore(),
        address: (port) => `http://127.0.0.1:${port}`,
        timing: TIMING,
      },
    };
    const backgroundJobs = await ChatFixture.open({
      ...shared,
      processRoles: new ProcessRoles({ servesPeople: false, runsBackgroundJobs: true }),
    });
    const processRoles = new ProcessRoles({ servesPeople: true, runsBackgroundJobs: false });
    const first = await ChatFixture.open({ ...shared, processRoles });
    const second = await ChatFixture.open({ ...shared, processRoles });
    return new ChatNodes(first, second, backgroundJobs, folder);
  }

  async close(): Promise<void> {
    await this.first.close();
    await this.second.close();
    await this.backgroundJobs.close();
    await rm(this.folder, { recursive: true });
  }
}
