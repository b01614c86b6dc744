import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatDate } from '#i18n/format.js';
import { formatAmount, formatDecimal } from '../transactions/amount.js';
import { FigureTable } from '#layout/FigureTable.js';
import type { PaymentFigure } from './useStatistics.js';

/** Payments by day, device, currency and status; each line leads to its payments. */
export function PaymentTable({ figures }: { figures: readonly PaymentFigure[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = (name: string) => translate(`paymentStatistics.${name}`);
  const dayOf = ({ day }: PaymentFigure) => formatDate(day, locale);
  const statusOf = ({ status, reversed }: PaymentFigure) =>
    translate(reversed ? 'payment.reversal.success' : `payment.status.${status}`);
  return (
    <FigureTable
      title={label('payments')}
      empty={label('noPayments')}
      fileName="payment-statistics.csv"
      rows={figures}
      keyOf={(one) =>
        [one.day, one.deviceId, one.currency, one.status, String(one.reversed)].join(' ')
      }
      columns={[
        {
          label: label('day'),
          text: dayOf,
          shown: (one) => (
            <Link component={RouterLink} to={one.href}>
              {dayOf(one)}
            </Link>
          ),
        },
        { label: label('device'), text: ({ deviceName }) => deviceName },
        { label: label('status'), text: statusOf },
        { label: label('number'), numeric: true, text: ({ number }) => String(number) },
        {
          label: label('amount'),
          numeric: true,
          text: ({ amount }) => formatDecimal(amount, locale),
          shown: ({ amount, currency }) => formatAmount(amount, currency, locale),
        },
        { label: label('currency'), text: ({ currency }) => currency },
      ]}
    />
  );
}
