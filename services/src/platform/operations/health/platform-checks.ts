import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { FileGone } from '@foyer/event-log/sqlite';
import type { ProjectionHealth, ProjectionStore, ReadModels } from '@foyer/projections';

import type { PublisherHealth } from '../../eventing/publisher/outbox-publisher.js';
import type { Clock } from '../../clock/index.js';
import type { PartHealth } from '../../health/health.js';
import type { LogDamage } from '../../health/log-damage.js';
import { hasRoom } from './has-room.js';

/**
 * True if a store is a server that every process asks: another process would get the same answer.
 */
interface Sharing {
  readonly isShared: boolean;
}

const UNANSWERED: PartHealth = { state: 'degraded', detail: { state: 'waiting' } };

/**
 * Checks that the log can be written to: its folder allows it, the last append did not fail, and it
 * gives its end. Also checks that its events can be read: only a damaged event cannot, and other
 * servers would read the same.
 */
export function eventLogCheck(
  log: { readonly fault: unknown; head(): Promise<unknown> },
  { folder, isShared }: { readonly folder: string } & Sharing,
  damage: Pick<LogDamage, 'positions'>,
): () => Promise<PartHealth> {
  return async () => {
    await access(folder, constants.W_OK);
    try {
      await log.head();
    } catch (error) {
      return isShared ? UNANSWERED : downAs(error);
    }
    // One that was missed and is back has not failed since.
    if (log.fault !== undefined && !isGone(log.fault)) {
      if (isShared) return UNANSWERED;
      // A server that is down gets no requests, whose writes would show that there is room again.
      if (!isFull(log.fault) || !(await hasRoom(folder))) return { state: 'down' };
    }
    const damagedAt = damage.positions;
    return damagedAt.length === 0 ? { state: 'up' } : { state: 'degraded', detail: { damagedAt } };
  };
}

/** Checks that secrets can be stored. */
export function vaultCheck(vault: { demandFile(): Promise<void> }): () => Promise<PartHealth> {
  return () =>
    vault.demandFile().then(
      () => ({ state: 'up' }),
      (error: unknown) => downAs(error),
    );
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof FileGone;

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === 'SQLITE_FULL';

/** Names the file that was removed or replaced while it is open. */
function downAs(error: unknown): PartHealth {
  const cause = error instanceof Error ? error.cause : undefined;
  return { state: 'down', ...(cause instanceof FileGone && { detail: { gone: cause.file } }) };
}

/**
 * Checks that this process can answer from its read models, which are behind or parked, and how far
 * rebuilds are. A read model with a damaged document still answers every query that does not need
 * it.
 */
export function projectionsCheck(
  runner: ReadModels,
  store: Pick<ProjectionStore, 'ping'>,
  clock: Clock,
  { isShared }: Sharing,
): () => Promise<PartHealth> {
  return async () => {
    const isRefilling = runner.health(0).some(({ state }) => state === 'refilling');
    const all = runner.health(clock.now().getTime());
    const detail = detailOf(all, runner.rebuilding());
    const effects = all.map((one) => effectOf(one, isShared));
    try {
      // A server that hangs is no fault yet where nothing happens.
      if (!isRefilling) await store.ping();
    } catch (error) {
      if (!isShared) throw error;
      return { state: worstOf([...effects, 'degraded']), detail };
    }
    return { state: worstOf(effects), detail };
  };
}

/** The effect of one read model's state on those who send people here. */
function effectOf(
  { state, isEssential }: ProjectionHealth,
  isShared: boolean,
): PartHealth['state'] {
  if (state === 'refilling') return 'down';
  if (state === 'building') return isEssential ? 'down' : 'degraded';
  if (state === 'waiting') return isShared ? 'degraded' : 'down';
  // Another process keeps this one stopped for all: another server would not be better.
  if (state === 'stopped') return isEssential && !isShared ? 'down' : 'degraded';
  return state === 'damaged' ? 'degraded' : 'up';
}

const worstOf = (states: readonly PartHealth['state'][]): PartHealth['state'] =>
  (['down', 'degraded'] as const).find((state) => states.includes(state)) ?? 'up';

function detailOf(
  all: readonly ProjectionHealth[],
  rebuilding: ReturnType<ReadModels['rebuilding']>,
): NonNullable<PartHealth['detail']> {
  const anew = new Map(
    rebuilding.flatMap(({ names, share }) => names.map((name) => [name, share])),
  );
  return Object.fromEntries(
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
}

/** Checks that other systems receive events. A caller of this server never has to wait for them. */
export function publisherCheck(outbox: { health(): PublisherHealth }): () => PartHealth {
  return () => {
    const { state, position } = outbox.health();
    return { state: state === 'waiting' ? 'degraded' : 'up', detail: { state, position } };
  };
}
