import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { statisticsRoutes } from '@foyer/contracts/statistics';

import { Input, Serves, type InputOf } from '#platform/http';
import { ReportAgentDays, ReportAgents, ReportMyDay, TraceAgentDay } from '../queries.js';

const moment = (ms: number): string => new Date(ms).toISOString();

/** How agents spend their time at work. */
@Controller()
export class AgentStatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(statisticsRoutes.agentStatistics)
  async agents(@Input() { query }: InputOf<typeof statisticsRoutes.agentStatistics>) {
    return { agents: await this.queries.execute(new ReportAgents(query)) };
  }

  @Serves(statisticsRoutes.agentDays)
  async days(@Input() { params, query }: InputOf<typeof statisticsRoutes.agentDays>) {
    const wanted = { ...query, memberId: params.id };
    const { days, ...rest } = await this.queries.execute(new ReportAgentDays(wanted));
    return {
      ...rest,
      days: days.map((day) => ({
        ...day,
        from: moment(day.from),
        to: moment(day.to),
        first: moment(day.first),
        last: moment(day.last),
      })),
    };
  }

  @Serves(statisticsRoutes.agentTimeline)
  async timeline(@Input() { params, query }: InputOf<typeof statisticsRoutes.agentTimeline>) {
    const wanted = { ...query, memberId: params.id };
    const { from, to, stretches } = await this.queries.execute(new TraceAgentDay(wanted));
    return {
      from: moment(from),
      to: moment(to),
      stretches: stretches.map(({ state, kind, ...time }) => ({
        state,
        breakKind: kind,
        from: moment(time.from),
        to: moment(time.to),
      })),
    };
  }

  @Serves(statisticsRoutes.myDay)
  async myDay(@Input() { query, actor }: InputOf<typeof statisticsRoutes.myDay>) {
    return this.queries.execute(new ReportMyDay({ ...query, memberId: actor.id }));
  }
}
