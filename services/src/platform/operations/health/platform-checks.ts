import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { FileGone } from '@foyer/event-log/sqlite';
import type { ProjectionHealth, ProjectionStore, ReadModels } from '@foyer/projections';

import type { PublisherHealth } from '../../eventing/publisher/outbox-publisher.js';
import type { Clock } from '../../clock/index.js';
import type { PartHealth } from '../../health/health.js';
import type { LogDamage } from '../../health/log-damage.js';

/**
 * Whether the log can be written to: its folder allows it, the last append did not fail, and it says where it ends. Whether what it holds can be
 * read: everything but a damaged event can be, and other servers would read the same.
 */
export function eventLogCheck(
  log: { readonly fault: unknown; head(): Promise<unknown> },
  folder: string,
  damage: Pick<LogDamage, 'positions'>,
): () => Promise<PartHealth> {
  return async () => {
    await access(folder, constants.W_OK);
    try {
      await log.head();
    } catch (error) {
      return downAs(error);
    }
    // One that was missed and is back has not failed since.
    if (log.fault !== undefined && !isGone(log.fault)) return { state: 'down' };
    const damagedAt = damage.positions;
    return damagedAt.length === 0 ? { state: 'up' } : { state: 'degraded', detail: { damagedAt } };
  };
}

/** Whether secrets can be kept. */
export function vaultCheck(vault: { demandFile(): Promise<void> }): () => Promise<PartHealth> {
  return () =>
    vault.demandFile().then(
      () => ({ state: 'up' }),
      (error: unknown) => downAs(error),
    );
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof FileGone;

/** Names the file that was removed or replaced while it is open. */
function downAs(error: unknown): PartHealth {
  const cause = error instanceof Error ? error.cause : undefined;
  return { state: 'down', ...(cause instanceof FileGone && { detail: { gone: cause.file } }) };
}

const NOT_SERVING = new Set<ProjectionHealth['state']>(['stopped', 'waiting', 'refilling']);

/** Whether read models can be read, how far they are behind, whether one of them stopped, and how much of those is done that are rebuilt. One with a damaged document answers all that does not need it. */
export function projectionsCheck(
  runner: ReadModels,
  store: Pick<ProjectionStore, 'ping'>,
  clock: Clock,
): () => Promise<PartHealth> {
  return async () => {
    const isRefilling = runner.health(0).some(({ state }) => state === 'refilling');
    // A server that hangs is no fault yet where nothing happens.
    if (!isRefilling) await store.ping();
    const all = runner.health(clock.now().getTime());
    const broken = all.some(({ state }) => NOT_SERVING.has(state));
    const anew = new Map(
      runner.rebuilding().flatMap(({ names, share }) => names.map((name) => [name, share])),
    );
    const detail = Object.fromEntries(
      all.map(({ name, version, state, lagMs, failure }) => [
        name,
        {
          version,
          state,
          lagMs,
          ...(anew.has(name) && { rebuilt: anew.get(name) }),
          ...(failure && { code: failure.code, at: failure.position }),
        },
      ]),
    );
    const damaged = all.some(({ state }) => state === 'damaged');
    return { state: broken ? 'down' : damaged ? 'degraded' : 'up', detail };
  };
}

/** Whether other systems are told what happens. No one who asks this server for something has to wait for them. */
export function publisherCheck(outbox: { health(): PublisherHealth }): () => PartHealth {
  return () => {
    const { state, position } = outbox.health();
    return { state: state === 'waiting' ? 'degraded' : 'up', detail: { state, position } };
  };
}
