import { useState } from 'react';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useTexts } from '#i18n/useTexts.js';
import type { Wire } from '#wire/wire.js';
import { PayerAmount } from './PayerAmount.js';
import { payerPaymentTexts } from './payer-payment-texts.js';
import { isUnderWay, usePayerPayment } from './payer-payments.js';
import { usePayerReceipts, useReceiptsOf, type Payer } from './payer-receipts.js';
import { receiptForPayerTexts as texts } from './receipt-for-payer-texts.js';
import { ReceiptForPayer } from './ReceiptForPayer.js';

/**
 * Shows above the call the amount that is due, the result, and the receipt as soon as there is one; the
 * receipt stays on the page after the call.
 */
export function PayerReceiptDialog({ wire, ...payer }: Payer & { readonly wire: Wire }) {
  const says = useTexts();
  useReceiptsOf(wire, payer);
  const payment = usePayerPayment(wire, payer);
  const [newest] = usePayerReceipts(payer);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const isDue = payment !== null && isUnderWay(payment);
  // The end of a payment is news to who has closed its beginning.
  const key = payment && `${payment.transactionId} ${isDue ? 'due' : 'over'}`;
  const isSaidByReceipt = payment?.transactionId === newest?.transactionId;
  const isPaymentNew = key !== null && !seen.includes(key) && !isSaidByReceipt;
  const receipt = newest && !seen.includes(newest.url) ? newest : undefined;
  const shown = isPaymentNew && (isDue || !receipt) ? payment : null;
  if (!shown && !receipt) return null;
  const close = () => {
    const closed = shown ? key : receipt?.url;
    if (closed) setSeen((before) => [...before, closed]);
  };
  return (
    <Dialog
      title={says(shown || !receipt ? payerPaymentTexts.title : texts[receipt.kind])}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {says(texts.close)}
        </Button>
      }
    >
      {shown && <PayerAmount {...shown} />}
      {!shown && receipt && (
        <>
          {receipt.kind === 'payment' && <PayerAmount {...receipt} status="success" hasReceipt />}
          <ReceiptForPayer {...receipt} />
        </>
      )}
    </Dialog>
  );
}
