import { Module, type DynamicModule } from '@nestjs/common';
import { ReadModels } from '@foyer/projections';

import { Clock, NewId } from './clock/index.js';
import { CommandRunner } from './cqrs/commands/index.js';
import { ProcessRoles } from './cluster/process-roles/process-roles.js';
import { EventCodec } from './cqrs/events/index.js';
import { Health } from './health/index.js';
import { HttpModule } from './http/index.js';
import { NODE_PARTS } from './cluster/nodes/index.js';
import { Log, Metrics } from './observability/index.js';
import { ActorBudgets, AddressLimits, Overload } from './http/admission/index.js';
import { PersonalData } from './stores/personal-data/index.js';
import type { PlatformCore } from './platform-core.js';
import { Freshness, ProjectionFreshness } from './cqrs/projections/index.js';
import { REALTIME_OPTIONS, RealtimeModule } from './realtime/index.js';
import { PublicAddress } from './operations/start/public-address.js';
import { Welcome } from './operations/start/welcome.js';
import { ENVIRONMENT, EVENT_LOG, READ_STORE, SHARED_BUDGETS } from './tokens.js';
import { Vault } from './stores/vault/index.js';

/** Provides the common base of all contexts, everywhere. */
@Module({})
export class PlatformModule {
  static with(core: PlatformCore): DynamicModule {
    const providers = [
      { provide: Clock, useValue: core.clock },
      { provide: NewId, useValue: core.newId },
      { provide: Log, useValue: core.log },
      { provide: Metrics, useValue: core.metrics },
      { provide: Health, useValue: new Health() },
      { provide: Welcome, useValue: new Welcome() },
      { provide: PublicAddress, useValue: new PublicAddress() },
      { provide: EVENT_LOG, useValue: core.eventLog },
      { provide: Vault, useValue: core.vault },
      { provide: PersonalData, useValue: core.personalData },
      { provide: EventCodec, useValue: core.codec },
      { provide: CommandRunner, useValue: core.commandRunner },
      { provide: READ_STORE, useValue: core.readStore },
      { provide: ReadModels, useValue: core.readModels },
      { provide: Freshness, useValue: new ProjectionFreshness(core.readModels, core.eventLog) },
      { provide: NODE_PARTS, useValue: core.nodes ?? null },
      { provide: REALTIME_OPTIONS, useValue: core.realtime },
      { provide: ProcessRoles, useValue: core.processRoles },
      { provide: Overload, useValue: core.overload },
      { provide: AddressLimits, useValue: core.addressLimits },
      { provide: ActorBudgets, useValue: new ActorBudgets(core.clock) },
      { provide: SHARED_BUDGETS, useValue: core.sharedBudgets ?? null },
      { provide: ENVIRONMENT, useValue: core.environment },
    ];
    return {
      module: PlatformModule,
      global: true,
      imports: [HttpModule, RealtimeModule],
      providers,
      exports: [...providers, HttpModule, RealtimeModule],
    };
  }
}
