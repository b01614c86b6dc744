import { allProjections } from '@foyer/projections';

import { SystemClock, RandomId } from '#platform/clock';
import type { ProcessRoles } from '../platform/cluster/process-roles/process-roles.js';
import { leasedStore, type Lease } from '#platform/cluster/lease';
import type { OpenNodes } from '#platform/cluster/nodes';
import type { Snapshots } from '#platform/eventing/snapshots';
import {
  addressLimitsOf,
  addressSettings,
  overloadOf,
  overloadSettings,
} from '#platform/http/admission';
import { assembleCore, type Environment, type PlatformCore } from '#platform';
import { allowedOriginsOf, readSettings, type PlatformSettings } from '#platform/config';
import { ObservedEventLog, type Log, type Metrics } from '#platform/observability';
import type { Stores } from '#platform/operations/start';
import { storePaths, type StorePlace } from '#platform/stores/places';
import { tracedStore } from '../platform/stores/traced-store.js';

export interface CoreParts {
  readonly settings: PlatformSettings;
  readonly environment: Environment;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly stores: Stores;
  readonly snapshots: Snapshots;
  readonly processRoles: ProcessRoles;
  readonly nodes: OpenNodes | undefined;
  readonly lease: Pick<Lease, 'isHeld'> | undefined;
}

/** Puts the core of a server together from its open stores and its settings. */
export function makeCore({
  settings,
  environment,
  log,
  metrics,
  stores,
  snapshots,
  processRoles,
  nodes,
  lease,
}: CoreParts): {
  core: PlatformCore;
  eventLog: ObservedEventLog;
} {
  const { eventLog: stored, vault, readStore } = stores;
  const places = storePaths(settings);
  const { readStore: place } = places;
  const systemOf = ({ kind }: StorePlace, server: string) =>
    kind === 'server' ? server : 'sqlite';
  const eventLog = new ObservedEventLog(stored, metrics, systemOf(places.eventLog, 'kurrentdb'));
  readStore.answerOnly(allProjections);
  const core = assembleCore({
    clock: new SystemClock(),
    newId: new RandomId(),
    log,
    metrics,
    eventLog,
    vault: tracedStore(vault, systemOf(places.vault, 'mongodb')),
    readStore: tracedStore(
      lease === undefined ? readStore : leasedStore(readStore, lease),
      systemOf(place, 'mongodb'),
    ),
    processRoles,
    overload: overloadOf(metrics, readSettings(overloadSettings, environment)),
    addressLimits: addressLimitsOf(readSettings(addressSettings, environment)),
    ...(nodes && { nodes: nodes.parts }),
    projections: allProjections,
    realtime: {
      allowedOrigins: allowedOriginsOf(settings),
      trustProxy: settings.TRUST_PROXY,
    },
    environment,
    snapshots,
    sharedBudgets: place.kind === 'server' ? { mongoUrl: place.url } : undefined,
  });
  return { core, eventLog };
}
