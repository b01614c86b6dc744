import { useState } from 'react';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useTexts } from '#i18n/useTexts.js';
import type { Wire } from '#wire/wire.js';
import { usePayerReceipts, useReceiptsOf, type Payer } from './payer-receipts.js';
import { receiptForPayerTexts as texts } from './receipt-for-payer-texts.js';
import { ReceiptForPayer } from './ReceiptForPayer.js';

/**
 * Shows the receipt above the call as soon as there is one; it stays on the page after the call.
 */
export function PayerReceiptDialog({ wire, ...payer }: Payer & { readonly wire: Wire }) {
  const says = useTexts();
  useReceiptsOf(wire, payer);
  const [newest] = usePayerReceipts(payer);
  const [seen, setSeen] = useState<string>();
  if (!newest || seen === newest.url) return null;
  const close = () => setSeen(newest.url);
  return (
    <Dialog
      title={says(texts[newest.kind])}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {says(texts.close)}
        </Button>
      }
    >
      <ReceiptForPayer {...newest} />
    </Dialog>
  );
}
