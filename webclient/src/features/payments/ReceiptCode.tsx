import { paymentRoutes, type PublicReceipt } from '@foyer/contracts/payments';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useLoaded } from '#app/useLoaded.js';
import { Icon } from '#design/Icon.js';
import { Skeleton } from '#design/Skeleton.js';
import styles from './ReceiptCode.module.css';

interface ReceiptCodeProps {
  readonly transactionId: string;
  readonly kind: PublicReceipt['kind'];
}

/** The link of a receipt: a code to be scanned from the screen, and an address to be opened. */
export function ReceiptCode({ transactionId, kind }: ReceiptCodeProps) {
  const { t } = useTranslation();
  const load = useCallback(
    (signal: AbortSignal) =>
      api.call(paymentRoutes.getReceiptLink, {
        params: { id: transactionId },
        query: { kind },
        signal,
      }),
    [transactionId, kind],
  );
  const { value, failure, again } = useLoaded(load);
  if (failure !== null) {
    return <LoadFailure text={t('payments.receiptFailed')} failure={failure} again={again} />;
  }
  return (
    <figure className={styles.receipt}>
      <div className={styles.code}>
        {value ? (
          <img src={value.qrCode} alt={t('payments.qrCode')} width={144} height={144} />
        ) : (
          <Skeleton width="9rem" height="9rem" />
        )}
      </div>
      <figcaption className={styles.words}>
        <strong>{t(kind === 'payment' ? 'payments.receipt' : 'payments.receiptOfReversal')}</strong>
        <span>{t('payments.receiptScan')}</span>
        {value && (
          <a href={value.url} target="_blank" rel="noreferrer">
            {t('payments.openReceipt')} <Icon name="external" />
          </a>
        )}
      </figcaption>
    </figure>
  );
}
