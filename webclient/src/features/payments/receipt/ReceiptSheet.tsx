import { makeUrl } from '@foyer/contracts/client';
import { paymentRoutes, type PublicReceipt } from '@foyer/contracts/payments';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { buttonClass } from '#design/button-class.js';
import { formatMoment } from '#i18n/format.js';
import { money } from '../money.js';
import styles from './ReceiptPage.module.css';

interface ReceiptSheetProps {
  readonly receipt: PublicReceipt;
  /** The key in the link of the receipt. */
  readonly receiptKey: string;
}

/** A receipt as a sheet that fits a phone and a page of paper. */
export function ReceiptSheet({ receipt, receiptKey }: ReceiptSheetProps) {
  const { t } = useTranslation();
  const { transactionId, kind, company, amount, currency, at, paymentResult, lines } = receipt;
  const card = [receipt.cardCircuit, receipt.cardNumber].filter((part) => part !== null).join(' ');
  const pdf = makeUrl(
    paymentRoutes.downloadPublicReceipt,
    { id: transactionId },
    { kind, key: receiptKey },
  );
  const facts = [
    [t('receipt.date'), formatMoment(at)],
    [t('receipt.card'), card],
    [t('receipt.terminal'), paymentResult?.TerminalID ?? ''],
    [t('receipt.number'), paymentResult?.STAN ?? ''],
    [t('receipt.transaction'), transactionId],
  ] as const;
  return (
    <>
      <article className={styles.sheet} data-testid="receipt">
        <p className={styles.company}>{company}</p>
        <h1 className={styles.title}>{t(`receipt.${kind}`)}</h1>
        <p className={styles.amount}>
          <span className="visually-hidden">
            {t(kind === 'payment' ? 'receipt.amount' : 'receipt.reversedAmount')}
          </span>{' '}
          {money(amount, currency)}
        </p>
        <dl className={styles.facts}>
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
        </dl>
        {lines.length > 0 ? (
          <section aria-label={t('receipt.terminalText')}>
            <pre className={styles.lines}>{lines.join('\n')}</pre>
          </section>
        ) : (
          <p className={styles.note}>{t('receipt.noTerminalText')}</p>
        )}
      </article>
      <div className={styles.actions}>
        <a className={buttonClass({ kind: 'primary' })} href={pdf} download>
          {t('receipt.download')}
        </a>
        <Button onClick={() => globalThis.print()}>{t('receipt.print')}</Button>
      </div>
    </>
  );
}
