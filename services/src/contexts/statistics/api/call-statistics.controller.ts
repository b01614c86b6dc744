import { Readable } from 'node:stream';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { statisticsRoutes } from '@foyer/contracts/statistics';

import { Answer, attachment, Input, Serves, type InputOf } from '#platform/http';
import { ReportCalls, TabulateCalls } from '../queries.js';

interface Narrowed {
  readonly queueId?: string | undefined;
  readonly agentId?: string | undefined;
}

/** Leads to the visitors of a day, in the console. */
function dayHref(
  { from, to }: { readonly from: string; readonly to: string },
  { queueId, agentId }: Narrowed,
): string {
  const filter = { type: 'queue', from, to, queueId, agentId };
  return `/calls?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** Shows the sums of calls, and one row for each. */
@Controller()
export class CallStatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(statisticsRoutes.callStatistics)
  async calls(@Input() { query }: InputOf<typeof statisticsRoutes.callStatistics>) {
    const { serviceLevel, ...wanted } = query;
    const { names, ...report } = await this.queries.execute(
      new ReportCalls({ ...wanted, levelMs: serviceLevel * 1000 }),
    );
    const days = report.days.map((day) => ({ ...day, ...moments(day) }));
    return {
      figures: days.map(({ rang, ...day }) => ({
        label: day.day,
        value: rang,
        href: dayHref(day, wanted),
      })),
      ...moments(report),
      total: report.total,
      days,
      hours: report.hours.map((hour) => ({ ...hour, spans: hour.spans.map(moments) })),
      portals: [...report.portals].map(([queueId, figures]) => ({
        queueId,
        name: names.get(queueId) ?? '',
        ...figures,
      })),
      agents: [...report.agents].map(([agentId, figures]) => ({
        agentId,
        name: names.get(agentId) ?? null,
        ...figures,
      })),
      origins: [...report.origins].map(([type, { rang, served, lasted }]) => ({
        type,
        rang,
        served,
        lasted,
      })),
    };
  }

  @Serves(statisticsRoutes.callStatisticsTable)
  async table(@Input() { query }: InputOf<typeof statisticsRoutes.callStatisticsTable>) {
    const lines = await this.queries.execute(new TabulateCalls(query));
    const headers = attachment('calls.csv', 'text/csv; charset=utf-8');
    return new Answer<unknown>(Readable.from(lines, { objectMode: false }), { headers });
  }
}

function moments({ from, to }: { readonly from: number; readonly to: number }) {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
