import type { EventLog } from '@foyer/event-log';
import type { Projection, ProjectionStore, ReadModels } from '@foyer/projections';

import type { Clock, NewId } from './clock/index.js';
import { CommandRunner } from './commands/index.js';
import { ALL_DUTIES, type Duties } from './duties/index.js';
import { EventCodec } from './events/index.js';
import type { NodeParts } from './nodes/index.js';
import { observeCommands, type Log, type Metrics } from './observability/index.js';
import { PersonalData, PersonKeys } from './personal-data/index.js';
import { makeReadModels } from './projections/index.js';
import { Overload } from './overload/index.js';
import type { RealtimeOptions } from './realtime/index.js';
import type { Snapshots } from './snapshots/index.js';
import type { Environment, SharedBudgets } from './tokens.js';
import type { Vault } from './vault/index.js';

/** What the program is given before anything else is put together: the machine's side of every port. */
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
  /** What makes the process one of several; alone unless told. */
  readonly nodes?: NodeParts;
  /** Where long streams' states outlive the process; nowhere unless told. */
  readonly snapshots?: Snapshots;
  /** Where guesses are counted with other processes; each counts for itself unless told. */
  readonly sharedBudgets?: SharedBudgets | undefined;
  /** What this process does; everything unless told. */
  readonly duties?: Duties;
  /** When new work is refused; never unless told. */
  readonly overload?: Overload;
}

/** The parts, and what stands directly on them. */
export interface PlatformCore extends PlatformParts {
  readonly personalData: PersonalData;
  readonly codec: EventCodec;
  readonly commandRunner: CommandRunner;
  readonly readModels: ReadModels;
  readonly duties: Duties;
  readonly overload: Overload;
}

/** Of a process that takes whatever comes. */
const NO_LIMITS = { turnMs: 0, handshakes: Infinity };

/** Puts the write side and the read side together; nothing runs yet. */
export function assembleCore(parts: PlatformParts): PlatformCore {
  const { eventLog, clock, newId, metrics, duties = ALL_DUTIES } = parts;
  const { overload = new Overload(metrics, NO_LIMITS) } = parts;
  const personalData = new PersonalData(new PersonKeys(parts.vault));
  const codec = new EventCodec(personalData);
  return {
    ...parts,
    duties,
    overload,
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
    readModels: makeReadModels({ ...parts, codec, duties }),
  };
}
