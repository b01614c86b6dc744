import { paymentMessages, paymentRoutes, type Transaction } from '@foyer/contracts/payments';
import { useEffect, useState } from 'react';

import { api } from '#app/api.js';
import type { Channel } from '#wire/channel.js';
import { queryOf, type Filters } from './filters.js';

/** The delay after the last typed character, in milliseconds. */
const TYPING_MS = 250;

interface Listed {
  readonly transactions: readonly Transaction[];
  readonly hasNextPage: boolean;
}

export interface TransactionList {
  /** Null until they are loaded. */
  readonly listed: Listed | null;
  readonly problem: unknown;
  readonly again: () => void;
  readonly older: () => void;
}

/** Payments that fit, newest first, and how each stands now. */
export function useTransactions(channel: Channel, filters: Filters): TransactionList {
  const [want, setWant] = useState({ filters, page: 1, round: 0 });
  const [listed, setListed] = useState<Listed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  if (want.filters !== filters) setWant((present) => ({ ...present, filters, page: 1 }));

  useEffect(() => {
    const aborted = new AbortController();
    const load = async () => {
      const query = { ...queryOf(want.filters), page: want.page };
      const { signal } = aborted;
      try {
        const { docs, hasNextPage } = await api.call(paymentRoutes.listTransactions, {
          query,
          signal,
        });
        setProblem(null);
        setListed((before) => ({
          transactions: want.page === 1 ? docs : withoutRepeats(before?.transactions ?? [], docs),
          hasNextPage,
        }));
      } catch (error) {
        if (!signal.aborted) setProblem(error);
      }
    };
    const timer = setTimeout(() => void load(), want.filters.q === '' ? 0 : TYPING_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [want]);

  useEffect(() => {
    const reload = () => setWant((present) => ({ ...present, page: 1, round: present.round + 1 }));
    let missed = false;
    const stops = [
      channel.on(paymentMessages.transactionCreated, reload),
      channel.on(paymentMessages.transactionUpdated, (changed) =>
        setListed((before) => before && { ...before, transactions: replaced(before, changed) }),
      ),
      // Changes while the connection was down have been missed.
      channel.onUp(() => {
        if (missed) reload();
        missed = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [channel]);

  return {
    listed,
    problem,
    again: () => setWant((present) => ({ ...present, round: present.round + 1 })),
    older: () => setWant((present) => ({ ...present, page: present.page + 1 })),
  };
}

function replaced({ transactions }: Listed, changed: Transaction): readonly Transaction[] {
  return transactions.map((one) =>
    one._id === changed._id && one.updatedAt <= changed.updatedAt ? changed : one,
  );
}

/** A payment that was begun in the meantime moves the others to the next page. */
function withoutRepeats(
  before: readonly Transaction[],
  docs: readonly Transaction[],
): readonly Transaction[] {
  const known = new Set(before.map(({ _id }) => _id));
  return [...before, ...docs.filter(({ _id }) => !known.has(_id))];
}
