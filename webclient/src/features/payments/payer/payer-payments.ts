import { paymentMessages, type PayerPayment } from '@foyer/contracts/payments';
import { useEffect, useState } from 'react';

import type { Wire } from '#wire/wire.js';
import type { Payer } from './payer-receipts.js';

/** True while a terminal is at it, or will be. */
export const isUnderWay = ({ status }: PayerPayment): boolean =>
  status === 'pending' || status === 'in_progress';

/**
 * The payment of a visitor or guest, for as long as the page is in a call. One that had ended
 * before this page came is none to be told of.
 */
export function usePayerPayment(wire: Wire, { clientId }: Payer): PayerPayment | null {
  const [payment, setPayment] = useState<PayerPayment | null>(null);
  useEffect(() => {
    const { showPayment } = paymentMessages;
    const channel = wire.channel('application');
    const take = (next: PayerPayment | null) => {
      if (next === null || next.clientId !== clientId) return;
      setPayment((before) =>
        before?.transactionId === next.transactionId || isUnderWay(next) ? next : before,
      );
    };
    const stopHearing = channel.on(showPayment, take);
    const stopAsking = channel.onUp(() => {
      channel.emit(showPayment, { clientId }).then(
        ({ payment: newest }) => take(newest),
        // The connection is down again: it is requested the next time.
        () => undefined,
      );
    });
    return () => {
      stopHearing();
      stopAsking();
    };
  }, [wire, clientId]);
  return payment;
}
