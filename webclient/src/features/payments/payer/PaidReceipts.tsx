import { useReceiptsAfterCall, type TokenOfPayer } from './ask-for-receipts.js';
import { usePayerReceipts } from './payer-receipts.js';
import { ReceiptForPayer } from './ReceiptForPayer.js';

interface PaidReceiptsProps {
  /** The visitor or guest who paid. */
  readonly clientId: string;
  readonly token: TokenOfPayer;
}

/** The receipts of a payer whose call is over, also on a reloaded page. */
export function PaidReceipts({ clientId, token }: PaidReceiptsProps) {
  useReceiptsAfterCall(token);
  return usePayerReceipts(clientId).map((receipt) => (
    <ReceiptForPayer key={receipt.transactionId} {...receipt} />
  ));
}
