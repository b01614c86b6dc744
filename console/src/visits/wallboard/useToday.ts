import { statisticsRoutes, type CallFigures } from '@foyer/contracts/statistics';
import { useQuery } from '@tanstack/react-query';

import { asTimes } from '#layout/dayRange.js';
import { dayIn, ownZone } from '#layout/today.js';
import { api } from '#providers/api.js';

/** A call that has ended may be missing for so long, in milliseconds. */
const AGAIN_MS = 10_000;

/** Loads the results of calls since midnight here, again and again. */
export function useToday(): CallFigures | undefined {
  const { data } = useQuery({
    queryKey: ['wallboard'],
    queryFn: () => {
      const timeZone = ownZone();
      const day = dayIn(timeZone);
      const query = { ...asTimes({ from: day, to: day }), timeZone };
      return api.call(statisticsRoutes.callStatistics, { query });
    },
    refetchInterval: AGAIN_MS,
  });
  return data?.total;
}
