import { useReceiptsAfterCall, type TokenOfPayer } from './ask-for-receipts.js';
import { usePayerReceipts, type Payer } from './payer-receipts.js';
import { ReceiptForPayer } from './ReceiptForPayer.js';

interface PaidReceiptsProps extends Payer {
  readonly token: TokenOfPayer;
}

/** The receipts of a payer whose call is over, also on a reloaded page. */
export function PaidReceipts({ token, ...payer }: PaidReceiptsProps) {
  useReceiptsAfterCall(token, payer.placeId);
  return usePayerReceipts(payer).map((receipt) => (
    <ReceiptForPayer key={receipt.transactionId} {...receipt} />
  ));
}
