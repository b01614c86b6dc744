import { Module } from '@nestjs/common';

import { CallOrigins } from './ports/call-origins.js';

/** Where contexts that calls come from register; see {@link CallOrigins}. */
@Module({ providers: [CallOrigins], exports: [CallOrigins] })
export class CallOriginsModule {}
