import { paymentRoutes, type PublicReceipt } from '@foyer/contracts/payments';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

/** The queries about payments, but for their list. */
export const paymentQueries = {
  terminals: () =>
    queryOptions({
      queryKey: ['payments', 'terminals'] as const,
      queryFn: async ({ signal }) =>
        (await api.call(paymentRoutes.listPaymentTerminals, { signal })).docs,
    }),
  receiptLink: (id: string, kind: PublicReceipt['kind']) =>
    queryOptions({
      queryKey: ['payments', 'receipt', id, kind] as const,
      queryFn: ({ signal }) =>
        api.call(paymentRoutes.getReceiptLink, { params: { id }, query: { kind }, signal }),
    }),
};
