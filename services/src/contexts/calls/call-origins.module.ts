import { Module } from '@nestjs/common';

import { CallEntrances } from './ports/call-entrances.js';
import { CallOrigins } from './ports/call-origins.js';
import { DirectCalls } from './conference/direct-calls.js';

/**
 * Lets contexts register as origins of calls; see {@link CallOrigins} and {@link CallEntrances}.
 */
@Module({
  providers: [CallEntrances, CallOrigins, DirectCalls],
  exports: [CallEntrances, CallOrigins, DirectCalls],
})
export class CallOriginsModule {}
