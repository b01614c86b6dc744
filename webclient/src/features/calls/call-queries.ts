import { callLogSurface, callRoutes } from '@foyer/contracts/calls';

import { api } from '#app/api.js';
import { paged } from '#app/queries/paged.js';
import type { CallLogFilter } from './CallLogFilters.js';

const log = ['calls', 'log'] as const;

const queryOf = ({ kind, type }: CallLogFilter) => ({
  ...(kind !== '' && { kind }),
  ...(type !== '' && { type }),
});

/** The queries about the calls of the member. */
export const callQueries = {
  /** The log under each filter. */
  logs: log,
  log: (filter: CallLogFilter) =>
    paged({
      queryKey: [...log, filter] as const,
      load: (page, signal) =>
        api.call(callLogSurface.getCallLog, { query: { ...queryOf(filter), page }, signal }),
      idOf: ({ _id }) => _id,
    }),
  withVisitors: () =>
    paged({
      queryKey: ['calls', 'with-visitors'] as const,
      load: (page, signal) => api.call(callRoutes.getCallHistory, { query: { page }, signal }),
      idOf: ({ _id }) => _id,
    }),
};
