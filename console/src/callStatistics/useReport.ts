import { statisticsRoutes } from '@foyer/contracts/statistics';
import { useQuery } from '@tanstack/react-query';

import { asTimes } from '../layout/dayRange.js';
import { api } from '../providers/api.js';
import { daysBefore, isComplete, type ReportParams } from './reportParams.js';

const read = ({ range, timeZone, queueId, level }: ReportParams) =>
  api.call(statisticsRoutes.callStatistics, {
    query: {
      ...asTimes(range),
      timeZone,
      serviceLevel: Number(level),
      ...(queueId !== '' && { queueId }),
    },
  });

/** What calls come to. */
export type CallReport = Awaited<ReturnType<typeof read>>;

/** What calls come to; nothing is asked while a field is wrong. */
export const useReport = (params: ReportParams) =>
  useQuery({
    queryKey: ['callStatistics', params],
    queryFn: () => read(params),
    enabled: isComplete(params),
  });

/** What those of the range before came to, to compare with. */
export const useReportBefore = (params: ReportParams) =>
  useReport(isComplete(params) ? { ...params, range: daysBefore(params.range) } : params);
