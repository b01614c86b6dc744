import type { PayerReceipt } from '@foyer/contracts/payments';
import { useContext } from 'react';

import { MayLeadAway } from '#app/may-lead-away.js';
import { useTexts } from '#i18n/useTexts.js';
import { receiptForPayerTexts as texts } from './receipt-for-payer-texts.js';
import styles from './ReceiptForPayer.module.css';

/**
 * The link of a receipt for the visitor or guest who paid: a code to be scanned, and at a browser
 * of one's own an address.
 */
export function ReceiptForPayer({ url, qrCode }: Pick<PayerReceipt, 'url' | 'qrCode'>) {
  const says = useTexts();
  const mayLeadAway = useContext(MayLeadAway);
  return (
    <figure className={styles.receipt} data-testid="payer-receipt">
      <img src={qrCode} alt={says(texts.code)} width={192} height={192} />
      <figcaption>
        <p>{says(texts.scan)}</p>
        {mayLeadAway && (
          <a href={url} target="_blank" rel="noreferrer">
            {says(texts.open)}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
