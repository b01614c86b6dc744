import { ApiError } from '@foyer/contracts/client';
import { paymentRoutes, type PublicReceipt } from '@foyer/contracts/payments';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';

import { publicApi } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { Notice } from '#app/Notice.js';
import { sentences } from '#app/sentences.js';
import { useLoaded } from '#app/useLoaded.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { PublicFooter } from '#app/PublicFooter.js';
import { Skeleton } from '#design/Skeleton.js';
import { ReceiptSheet } from './ReceiptSheet.js';
import { useRefresh } from './useRefresh.js';
import styles from './ReceiptPage.module.css';

interface ReceiptPageProps {
  readonly kind: PublicReceipt['kind'];
}

/** The receipt of a payment, or of its reversal, for anyone who was given its link. */
export function ReceiptPage({ kind }: ReceiptPageProps) {
  const { t } = useTranslation();
  const { transactionId = '' } = useParams();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const load = useCallback(
    (signal: AbortSignal) =>
      publicApi.call(paymentRoutes.getPublicReceipt, {
        params: { id: transactionId },
        query: { kind, key },
        signal,
      }),
    [transactionId, kind, key],
  );
  const { value, failure, again } = useLoaded(load);
  const isEarly = useRefresh({ value, failure, again });
  usePageTitle(t(`receipt.${kind}`));

  if (isEarly && value === null) {
    return (
      <Notice
        title={t('receipt.waitingTitle')}
        text={t(kind === 'payment' ? 'receipt.waitingText' : 'receipt.waitingReversal')}
        action={<Button onClick={again}>{t('receipt.again')}</Button>}
      />
    );
  }
  if (failure !== null) {
    const missing = isMissing(failure);
    return (
      <Notice
        title={t(missing ? 'receipt.missingTitle' : 'receipt.loadFailed')}
        text={missing ? t('receipt.missingText') : sentences(messageOf(failure, t))}
        action={<Button onClick={again}>{t('receipt.again')}</Button>}
      />
    );
  }
  return (
    <div className={styles.page}>
      <main className={styles.main} aria-busy={value === null}>
        {value === null ? (
          <div className={styles.loading}>
            <span className="visually-hidden" role="status">
              {t('app.loading')}
            </span>
            <Skeleton height="26rem" />
          </div>
        ) : (
          <ReceiptSheet receipt={value} receiptKey={key} />
        )}
      </main>
      <footer className={styles.footer}>
        <PublicFooter />
      </footer>
    </div>
  );
}

/**
 * A wrong link, one that is cut off, or a payment that came to nothing: the server does not say
 * which.
 */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 422].includes(error.status);
}
