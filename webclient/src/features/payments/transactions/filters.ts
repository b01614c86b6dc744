import type { paymentRoutes, Transaction } from '@foyer/contracts/payments';
import type { RouteInput } from '@foyer/contracts/client';

import type { Addressable } from '#app/useAddressed.js';

/** The filters of the list, as they are typed and chosen; an empty text filters out no payment. */
export interface Filters {
  readonly q: string;
  readonly status: Transaction['status'] | '';
  readonly reverseStatus: Transaction['reverseStatus'] | '';
  readonly deviceId: string;
  /** Days of the browser's calendar, such as `2026-03-02`; both included. */
  readonly from: string;
  readonly to: string;
}

export const noFilters: Filters = {
  q: '',
  status: '',
  reverseStatus: '',
  deviceId: '',
  from: '',
  to: '',
};

export const statuses = [
  'pending',
  'in_progress',
  'success',
  'failed',
  'canceled',
  'unknown',
] as const;
export const reversals = ['notInitiated', 'pending', 'success', 'failed', 'unknown'] as const;

const isDay = (text: string): boolean => !Number.isNaN(new Date(`${text}T00:00`).getTime());

/** Values that an address may ask for; others narrow nothing. */
export const knownFilters: Addressable<Filters> = {
  status: ['', ...statuses],
  reverseStatus: ['', ...reversals],
  from: isDay,
  to: isDay,
};

type Query = NonNullable<RouteInput<typeof paymentRoutes.listTransactions>['query']>;

export function isNarrowed(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/**
 * Returns the query for the server; days reach from their first moment to their last, in the
 * browser's time zone.
 */
export function queryOf({ q, status, reverseStatus, deviceId, from, to }: Filters): Query {
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(status !== '' && { status }),
    ...(reverseStatus !== '' && { reverseStatus }),
    ...(deviceId !== '' && { deviceId }),
    ...momentOf('from', `${from}T00:00:00`),
    ...momentOf('to', `${to}T23:59:59.999`),
  };
}

/** A day that is no day, such as one of a year with five digits, narrows nothing. */
function momentOf(name: 'from' | 'to', time: string): Pick<Query, 'from' | 'to'> {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? {} : { [name]: moment.toISOString() };
}
