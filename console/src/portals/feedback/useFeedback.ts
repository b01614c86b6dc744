import { callRoutes } from '@foyer/contracts/calls';
import { useQuery } from '@tanstack/react-query';

import type { DayRange } from '#layout/dayRange.js';
import { api } from '#providers/api.js';

/** From the beginning of the first day to the end of the last, by the reader's clock. */
export const asLocalTimes = ({ from, to }: DayRange) => ({
  from: new Date(`${from}T00:00:00`).toISOString(),
  to: new Date(`${to}T23:59:59.999`).toISOString(),
});

/** Loads the figures of a portal's ratings; no request is sent while there is no range. */
export const useFeedback = (portalId: string, range: DayRange | undefined) =>
  useQuery({
    queryKey: ['portals', 'feedback', portalId, range],
    queryFn: () =>
      api.call(callRoutes.getPortalFeedback, {
        params: { id: portalId },
        query: asLocalTimes(range ?? { from: '', to: '' }),
      }),
    enabled: range !== undefined,
  });
