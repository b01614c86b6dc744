import type { Transaction } from '@foyer/contracts/payments';
import { useTranslation } from 'react-i18next';

import { Badge } from '#design/Badge.js';
import { reverseTone, statusTone } from './tone.js';

/** The state of a payment, and of its reversal if there was one. */
export function PaymentState({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const { status, reverseStatus } = transaction;
  return (
    <>
      <Badge tone={statusTone[status]}>{t(`payments.status.${status}`)}</Badge>
      {reverseStatus !== 'notInitiated' && (
        <>
          {' '}
          <Badge tone={reverseTone[reverseStatus]}>
            {t(`payments.reverseStatus.${reverseStatus}`)}
          </Badge>
        </>
      )}
    </>
  );
}
