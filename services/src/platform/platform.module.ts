import { Module, type DynamicModule } from '@nestjs/common';
import type { EventLog } from '@foyer/event-log';

import { Clock, NewId } from './clock/index.js';
import { CommandRunner } from './commands/index.js';
import { EventCodec } from './events/index.js';
import { HttpModule } from './http/index.js';
import { Log } from './observability/index.js';
import { PersonalData, PersonKeys } from './personal-data/index.js';
import { REALTIME_OPTIONS, RealtimeModule, type RealtimeOptions } from './realtime/index.js';
import { EVENT_LOG } from './tokens.js';
import { Vault } from './vault/index.js';

/** What the program is given before anything else is put together: the machine's side of every port. */
export interface PlatformParts {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly eventLog: EventLog;
  readonly vault: Vault;
  readonly realtime: RealtimeOptions;
}

/** What all contexts stand on, at hand everywhere. */
@Module({})
export class PlatformModule {
  static with({ clock, newId, log, eventLog, vault, realtime }: PlatformParts): DynamicModule {
    const personalData = new PersonalData(new PersonKeys(vault));
    const codec = new EventCodec(personalData);
    const values = [
      [Clock, clock],
      [NewId, newId],
      [Log, log],
      [EVENT_LOG, eventLog],
      [Vault, vault],
      [REALTIME_OPTIONS, realtime],
      [PersonalData, personalData],
      [EventCodec, codec],
      [CommandRunner, new CommandRunner({ log: eventLog, codec, clock, newId })],
    ] as const;
    const providers = values.map(([provide, useValue]) => ({ provide, useValue }));
    return {
      module: PlatformModule,
      global: true,
      imports: [HttpModule, RealtimeModule],
      providers,
      exports: [...providers, HttpModule, RealtimeModule],
    };
  }
}
