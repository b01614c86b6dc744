import type { MemberRole } from '@foyer/contracts/identity';

import type { KnownPayment, Payment } from './payment.js';

/** True if a member may act on a payment: it is the member's own, or the member administers all. */
export function mayChange(
  payment: Payment,
  { id, role }: { readonly id: string; readonly role: MemberRole },
): payment is KnownPayment {
  if (payment.status === 'none') return false;
  return payment.initiatorId === id || role === 'admin' || role === 'super-admin';
}
