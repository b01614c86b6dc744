import type { PublicReceipt } from '@foyer/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '#app/LoadFailure.js';
import { Icon } from '#design/Icon.js';
import { Skeleton } from '#design/Skeleton.js';
import { paymentQueries } from './payment-queries.js';
import styles from './ReceiptCode.module.css';

interface ReceiptCodeProps {
  readonly transactionId: string;
  readonly kind: PublicReceipt['kind'];
}

/** The link of a receipt: a code to be scanned from the screen, and an address to be opened. */
export function ReceiptCode({ transactionId, kind }: ReceiptCodeProps) {
  const { t } = useTranslation();
  const query = paymentQueries.receiptLink(transactionId, kind);
  const { data: value, error: failure, refetch } = useQuery(query);
  if (failure !== null) {
    const again = () => void refetch();
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
