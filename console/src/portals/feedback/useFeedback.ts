import { callRoutes } from '@foyer/contracts/calls';
import { useQuery } from '@tanstack/react-query';

import type { DayRange } from '#layout/dayRange.js';
import { dayFrom } from '#layout/today.js';
import { api } from '#providers/api.js';
import { startOfDay } from '../availability/wallTime.js';

/** From the beginning of the first day to the end of the last, by the portal's clock. */
export const momentsOf = ({ from, to }: DayRange, zone: string) => ({
  from: startOfDay(from, zone),
  to: new Date(Date.parse(startOfDay(dayFrom(to, 1), zone)) - 1).toISOString(),
});

/** Loads the figures of a portal's ratings; no request is sent while there is no range. */
export const useFeedback = (portalId: string, zone: string, range: DayRange | undefined) =>
  useQuery({
    queryKey: ['portals', 'feedback', portalId, zone, range],
    queryFn: () =>
      api.call(callRoutes.getPortalFeedback, {
        params: { id: portalId },
        query: range ? momentsOf(range, zone) : { from: '', to: '' },
      }),
    enabled: range !== undefined,
  });
