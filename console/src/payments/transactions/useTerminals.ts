import { permits, type MemberRole } from '@foyer/contracts/identity';
import { paymentRoutes, type PaymentTerminal } from '@foyer/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';

import { api } from '#providers/api.js';

const readTerminals = () => api.call(paymentRoutes.listPaymentTerminals, {});
type Terminals = Awaited<ReturnType<typeof readTerminals>>;

function useRead<T>(select: (terminals: Terminals) => T) {
  const { permissions: role } = usePermissions<MemberRole>();
  return useQuery({
    queryKey: ['transactions', 'terminals'],
    queryFn: readTerminals,
    select,
    enabled: role !== undefined && permits('payments.read', role),
  });
}

/** Devices that payments can be taken with. */
export const useTerminals = () => useRead<readonly PaymentTerminal[]>(({ docs }) => docs);

/** The zones in which terminals have their days. */
export const useTerminalZones = () => useRead(({ timeZones }) => timeZones);
