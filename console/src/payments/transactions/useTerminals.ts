import { permits, type MemberRole } from '@foyer/contracts/identity';
import { paymentRoutes, type PaymentTerminal } from '@foyer/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';

import { api } from '#providers/api.js';

/** Devices that payments can be taken with. */
export function useTerminals() {
  const { permissions: role } = usePermissions<MemberRole>();
  return useQuery({
    queryKey: ['transactions', 'terminals'],
    queryFn: async (): Promise<PaymentTerminal[]> =>
      (await api.call(paymentRoutes.listPaymentTerminals, {})).docs,
    enabled: role !== undefined && permits('payments.read', role),
  });
}
