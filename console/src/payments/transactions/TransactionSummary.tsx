import { terminalReason } from '@foyer/contracts/payments';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { Fact } from '#layout/Fact.js';
import { formatExactMoment } from '#i18n/format.js';
import { formatAmount } from './amount.js';
import { DeviceLink } from './DeviceLink.js';
import type { TransactionRecord } from './transactionColumns.js';
import { ReversalState, TransactionState } from './TransactionState.js';

/** The facts of a payment. */
export function TransactionSummary() {
  const payment = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (payment === undefined) return null;
  const label = (name: string) => translate(`resources.transactions.fields.${name}`);
  const { settlement, reversalSettlement, paymentResult, reconciliationId } = payment;
  const inWords = (reason: string | null) => reason && terminalReason(reason, locale);
  const texts = {
    payer: payment.payer,
    initiator: payment.initiator,
    purpose: payment.purpose,
    cardCircuit: payment.cardCircuit,
    cardNumber: payment.cardNumber,
    STAN: paymentResult?.STAN,
    TerminalID: paymentResult?.TerminalID,
    reason: inWords(payment.reason),
    reversalReason: inWords(payment.reversalReason),
    settlement: settlement?.reason,
    reversalSettlement: reversalSettlement?.reason,
  };
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('payment.summary')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact label={label('amount')}>
          {formatAmount(payment.amount, payment.currency, locale)}
        </Fact>
        <Fact label={label('status')}>
          <TransactionState status={payment.status} />
        </Fact>
        <Fact label={label('reverseStatus')}>
          <ReversalState status={payment.reverseStatus} />
        </Fact>
        <Fact label={label('createdAt')}>{formatExactMoment(payment.createdAt, locale)}</Fact>
        <Fact label={label('deviceName')}>
          <DeviceLink id={payment.deviceId} name={payment.deviceName} />
        </Fact>
        <Fact label={label('callId')}>
          <Link component={RouterLink} to={`/calls/${payment.callId}/show`}>
            {translate('payment.toCall')}
          </Link>
        </Fact>
        {reconciliationId !== null && (
          <Fact label={label('reconciliationId')}>
            <Link component={RouterLink} to={`/reconciliations/${reconciliationId}/show`}>
              {translate('payment.toReconciliation')}
            </Link>
          </Fact>
        )}
        {Object.entries(texts).map(
          ([name, text]) =>
            (text ?? '') !== '' && (
              <Fact key={name} label={label(name)}>
                {text}
              </Fact>
            ),
        )}
      </Box>
    </>
  );
}
