import { statisticsRoutes } from '@foyer/contracts/statistics';
import { useQuery } from '@tanstack/react-query';

import { asTimes, daysBefore } from '#layout/dayRange.js';
import { api } from '#providers/api.js';
import { isComplete, type ReportParams } from './reportParams.js';

const read = ({ range, timeZone, queueId, level }: ReportParams) =>
  api.call(statisticsRoutes.callStatistics, {
    query: {
      ...asTimes(range),
      timeZone,
      serviceLevel: Number(level),
      ...(queueId !== '' && { queueId }),
    },
  });

/** The results of calls. */
export type CallReport = Awaited<ReturnType<typeof read>>;

/** Loads the results of calls; no request is sent while a field is invalid. */
export const useReport = (params: ReportParams) =>
  useQuery({
    queryKey: ['callStatistics', params],
    queryFn: () => read(params),
    enabled: isComplete(params),
  });

/** Loads the results of the earlier range, to compare with. */
export const useReportBefore = (params: ReportParams) =>
  useReport(isComplete(params) ? { ...params, range: daysBefore(params.range) } : params);
