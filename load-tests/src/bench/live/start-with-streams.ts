import { join } from 'node:path';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { v7 as uuid } from 'uuid';
import type { Benchmark } from '../benchmark.js';
import { interleave } from '../interleave.js';
import { median } from '../statistics.js';
import { bareStart } from './bare-programs.js';
import { Product } from './product.js';
import { untilCurrent } from './until-current.js';

const EVENTS = 1_000_000;
const STREAMS = 10_000;
const READY_MS = 600;
const TOGETHER = 500;
/** How long the last checkpoints may take, in milliseconds. */
const CHECKPOINTED_MS = 600_000;

/** P15, with many streams: a start reads none that a checkpoint covers. */
export const startWithStreams: Benchmark = {
  id: 'start-with-streams',
  question: 'How soon after a kill is the server ready where the log has 10,000 portals?',
  async run({ rounds, size = EVENTS, folder, say }) {
    const data = join(folder, 'data');
    const product = await Product.start(data);
    await product.server.kill();
    const streams = Math.min(STREAMS, Math.ceil(size / 100));
    say(`writing ${size} events in ${streams} streams`);
    await addPortals(join(data, 'events.db'), size, streams);
    await product.restart();
    say('read models catch up');
    await untilCurrent(product);
    const [ready, bare] = await interleave(
      [
        { name: 'product, ready', unit: 'ms', measure: () => product.restart() },
        { name: 'bare start', unit: 'ms', measure: () => bareStart(join(data, 'events.db')) },
      ],
      { rounds },
      say,
    );
    await product.server.discard();
    const name = 'P15 ready with many streams';
    return {
      samples: [ready, bare],
      goals: [],
      limits: [{ name, value: median(ready.values), unit: 'ms', atMost: READY_MS }],
      facts: { events: size, streams, ready: 'from the start of the process to its line "Ready"' },
    };
  },
};

/** Portals that open and close again and again, stream by stream in turn. */
async function addPortals(path: string, size: number, streams: number): Promise<void> {
  const log = openSqliteEventLog({ path });
  // As the server does that writes them: a start reads what follows the last checkpoint, which is
  // never much.
  const checkpointer = HashChainCheckpointer.start(log, { finishMs: CHECKPOINTED_MS });
  const portals = Array.from({ length: streams }, () => uuid());
  const from = Date.parse('2026-01-02T08:00:00.000Z');
  const appendAt = (n: number) => {
    const portalId = portals[n % streams] ?? '';
    const round = Math.floor(n / streams);
    const at = new Date(from + n * 40).toISOString();
    const actor = { type: 'system', id: 'bench' } as const;
    const metadata = { causationId: uuid(), correlationId: portalId, actor, at, schemaVersion: 1 };
    const shortlink = `portal-${n % streams}`;
    const created = { portalId, name: 'Front desk', shortlink, timeZone: 'Europe/Berlin' };
    const turned = round % 2 === 1 ? 'PortalActivated' : 'PortalDeactivated';
    const type = round === 0 ? 'PortalCreated' : turned;
    const event = { id: uuid(), type, data: round === 0 ? created : { portalId }, metadata };
    const stream = `portal-${portalId}`;
    return log.append([{ stream, expectedRevision: 'any', events: [event] }]);
  };
  for (let written = 0; written < size; written += TOGETHER) {
    const count = Math.min(TOGETHER, size - written);
    await Promise.all(Array.from({ length: count }, (_, n) => appendAt(written + n)));
  }
  await checkpointer.stop();
  await log.close();
}
