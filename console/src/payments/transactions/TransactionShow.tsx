import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Show, useLocaleState, useRecordContext } from 'react-admin';

import { formatAmount } from './amount.js';
import { SettleTransaction } from './SettleTransaction.js';
import { TransactionReceipts } from './TransactionReceipts.js';
import { TransactionSummary } from './TransactionSummary.js';
import { TransactionTimeline } from './TransactionTimeline.js';
import type { TransactionRecord } from './transactionColumns.js';

function PaymentTitle() {
  const payment = useRecordContext<TransactionRecord>();
  const [locale] = useLocaleState();
  if (payment === undefined) return null;
  const { amount, currency, payer, deviceName } = payment;
  return <>{`${formatAmount(amount, currency, locale)} · ${payer ?? deviceName ?? '–'}`}</>;
}

/** While a terminal is working, a payment changes without an action here. */
const REFETCH_MS = 5_000;
const isUnderWay = ({ status, reverseStatus }: TransactionRecord) =>
  ['pending', 'in_progress'].includes(status) || ['initiated', 'pending'].includes(reverseStatus);

/** One payment: how it stands, its receipts, and everything that happened. */
export function TransactionShow() {
  return (
    <Show<TransactionRecord>
      title={<PaymentTitle />}
      component="div"
      actions={false}
      queryOptions={{
        refetchInterval: ({ state: { data } }) =>
          data !== undefined && isUnderWay(data) ? REFETCH_MS : false,
      }}
    >
      <SettleTransaction />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: '1fr', lg: '400px 1fr' },
          alignItems: 'start',
        }}
      >
        <Card sx={{ p: 3 }}>
          <TransactionSummary />
          <TransactionReceipts />
        </Card>
        <Card sx={{ p: 3 }}>
          <TransactionTimeline />
        </Card>
      </Box>
    </Show>
  );
}
