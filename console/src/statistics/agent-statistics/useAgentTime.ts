import { statisticsRoutes } from '@foyer/contracts/statistics';
import { useQuery } from '@tanstack/react-query';

import { isComplete, type ReportParams } from '../call-statistics/reportParams.js';
import { asTimes } from '#layout/dayRange.js';
import { api } from '#providers/api.js';

const queryOf = ({ range, timeZone }: ReportParams) => ({ ...asTimes(range), timeZone });

/** How all agents spent the days of a range. */
export const useAgents = (params: ReportParams) =>
  useQuery({
    queryKey: ['agentStatistics', queryOf(params)],
    queryFn: () => api.call(statisticsRoutes.agentStatistics, { query: queryOf(params) }),
    enabled: isComplete(params),
  });

/** How one agent spent each day of a range. */
export const useAgentDays = (id: string, params: ReportParams) =>
  useQuery({
    queryKey: ['agentStatistics', id, queryOf(params)],
    queryFn: () => api.call(statisticsRoutes.agentDays, { params: { id }, query: queryOf(params) }),
    enabled: isComplete(params),
  });

/** Loads the states of one agent on one day. */
export const useAgentTimeline = (id: string, day: string, timeZone: string) =>
  useQuery({
    queryKey: ['agentTimeline', id, day, timeZone],
    queryFn: () =>
      api.call(statisticsRoutes.agentTimeline, { params: { id }, query: { day, timeZone } }),
  });

export type AgentDays = NonNullable<ReturnType<typeof useAgentDays>['data']>;
export type AgentTimelineView = NonNullable<ReturnType<typeof useAgentTimeline>['data']>;
