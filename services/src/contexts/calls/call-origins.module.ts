import { Module } from '@nestjs/common';

import { CallEntrances } from './ports/call-entrances.js';
import { CallOrigins } from './ports/call-origins.js';

/**
 * Lets contexts register as origins of calls; see {@link CallOrigins} and {@link CallEntrances}.
 */
@Module({ providers: [CallEntrances, CallOrigins], exports: [CallEntrances, CallOrigins] })
export class CallOriginsModule {}
