import { paymentMessages, type Transaction } from '@foyer/contracts/payments';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { loadAgain } from '#app/queries/load-again.js';
import type { Channel } from '#wire/channel.js';
import type { Filters } from './filters.js';
import { transactionsQuery } from './transactions-query.js';

/** Payments that fit, newest first, and how each stands now. */
export function useTransactions(channel: Channel, filters: Filters) {
  const queries = useQueryClient();
  const fitting = transactionsQuery(filters);
  const list = useInfiniteQuery(fitting);
  const again = useEffectEvent(() => void loadAgain(queries, fitting.queryKey));
  const replace = useEffectEvent((changed: Transaction) =>
    queries.setQueryData(
      fitting.queryKey,
      (loaded) =>
        loaded && {
          ...loaded,
          pages: loaded.pages.map((page) => ({ ...page, docs: replaced(page.docs, changed) })),
        },
    ),
  );

  useEffect(() => {
    let missed = false;
    const stops = [
      channel.on(paymentMessages.transactionCreated, () => again()),
      channel.on(paymentMessages.transactionUpdated, (changed) => replace(changed)),
      // Changes while the connection was down have been missed.
      channel.onUp(() => {
        if (missed) again();
        missed = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [channel]);
  return list;
}

const replaced = (
  transactions: readonly Transaction[],
  changed: Transaction,
): readonly Transaction[] =>
  transactions.map((one) =>
    one._id === changed._id && one.updatedAt <= changed.updatedAt ? changed : one,
  );
