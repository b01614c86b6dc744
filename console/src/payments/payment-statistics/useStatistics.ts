import { statisticsRoutes } from '@foyer/contracts/statistics';
import { useQuery } from '@tanstack/react-query';

import { api } from '#providers/api.js';
import { asTimes, type DayRange } from '#layout/dayRange.js';

const read = async (range: DayRange) => {
  const query = asTimes(range);
  const [{ payments }, { reconciliations }] = await Promise.all([
    api.call(statisticsRoutes.paymentStatistics, { query }),
    api.call(statisticsRoutes.reconciliationStatistics, { query }),
  ]);
  return { payments, reconciliations };
};

type Statistics = Awaited<ReturnType<typeof read>>;

/** Payments of one day on one device that ended alike. */
export type PaymentFigure = Statistics['payments'][number];
/** One closing with its differences. */
export type ClosingFigure = Statistics['reconciliations'][number];

/** Figures of payments and closings within a range; nothing is asked while there is none. */
export const useStatistics = (range: DayRange | undefined) =>
  useQuery({
    queryKey: ['paymentStatistics', range],
    queryFn: () => read(range ?? { from: '', to: '' }),
    enabled: range !== undefined,
  });
