import { Module } from '@nestjs/common';

import { CallEntrances } from './ports/call-entrances.js';
import { CallOrigins } from './ports/call-origins.js';

/** Where contexts that calls come from register; see {@link CallOrigins} and {@link CallEntrances}. */
@Module({ providers: [CallEntrances, CallOrigins], exports: [CallEntrances, CallOrigins] })
export class CallOriginsModule {}
