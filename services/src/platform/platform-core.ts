import type { EventLog } from '@foyer/event-log';
import type { Projection, ProjectionStore, ReadModels } from '@foyer/projections';

import type { Clock, NewId } from './clock/index.js';
import { CommandRunner, observeCommands } from './cqrs/commands/index.js';
import { ALL_PROCESS_ROLES, type ProcessRoles } from './cluster/process-roles/process-roles.js';
import { EventCodec } from './cqrs/events/index.js';
import type { NodeParts } from './cluster/nodes/index.js';
import type { Log, Metrics } from './observability/index.js';
import { PersonalData, PersonKeys } from './stores/personal-data/index.js';
import { makeReadModels } from './cqrs/projections/index.js';
import { noAddressLimits, Overload, type AddressLimits } from './http/admission/index.js';
import type { RealtimeOptions } from './realtime/index.js';
import type { Snapshots } from './eventing/snapshots/index.js';
import type { Environment, SharedBudgets } from './tokens.js';
import { boundedLog } from './stores/bounded-log.js';
import { boundedStore } from './stores/bounded-store.js';
import type { Vault } from './stores/vault/index.js';

/** The parts that exist before all others: the machine's side of every port. */
export interface PlatformParts {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly eventLog: EventLog;
  readonly vault: Vault;
  readonly readStore: ProjectionStore;
  readonly projections: readonly Projection[];
  readonly realtime: RealtimeOptions;
  readonly environment: Environment;
  /** The parts that make the process one of several; alone by default. */
  readonly nodes?: NodeParts;
  /** Keeps long streams' states beyond the life of the process; absent by default. */
  readonly snapshots?: Snapshots;
  /** Counts attempts together with other processes; by default each counts alone. */
  readonly sharedBudgets?: SharedBudgets | undefined;
  /** The tasks of this process; all by default. */
  readonly processRoles?: ProcessRoles;
  /** Decides when new work is refused; never by default. */
  readonly overload?: Overload;
  /** The limits of one address; none by default. */
  readonly addressLimits?: AddressLimits;
}

/** The parts, and their direct dependants. */
export interface PlatformCore extends PlatformParts {
  readonly personalData: PersonalData;
  readonly codec: EventCodec;
  readonly commandRunner: CommandRunner;
  readonly readModels: ReadModels;
  readonly processRoles: ProcessRoles;
  readonly overload: Overload;
  readonly addressLimits: AddressLimits;
}

/** The limits of a process that takes all work. */
const NO_LIMITS = { turnMs: 0, handshakes: Infinity };

/** Puts the write side and the read side together; nothing runs yet. */
export function assembleCore(parts: PlatformParts): PlatformCore {
  const { eventLog, clock, newId, metrics, processRoles = ALL_PROCESS_ROLES } = parts;
  const { overload = new Overload(metrics, NO_LIMITS), addressLimits = noAddressLimits() } = parts;
  const vault = boundedStore(parts.vault);
  const personalData = new PersonalData(new PersonKeys(vault));
  const codec = new EventCodec(personalData);
  return {
    ...parts,
    // Commands have their own limit; what is read besides is waited for like any store.
    eventLog: boundedLog(eventLog),
    vault,
    readStore: boundedStore(parts.readStore),
    processRoles,
    overload,
    addressLimits,
    personalData,
    codec,
    commandRunner: new CommandRunner({
      log: eventLog,
      codec,
      clock,
      newId,
      observe: observeCommands(parts.metrics),
      snapshots: parts.snapshots,
    }),
    readModels: makeReadModels({ ...parts, codec, processRoles }),
  };
}
