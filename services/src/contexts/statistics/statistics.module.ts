import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { provideQueries } from '#platform/cqrs';
import { AgentStatisticsController } from './api/agent-statistics.controller.js';
import { CallStatisticsController } from './api/call-statistics.controller.js';
import * as queries from './queries.js';

/** Shows the sums of calls, and how agents spend their time. */
@Module({
  imports: [CqrsModule],
  controllers: [CallStatisticsController, AgentStatisticsController],
  providers: provideQueries(queries),
})
export class StatisticsModule {}
