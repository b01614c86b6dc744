import { permits, type MemberRole } from '@foyer/contracts/identity';
import { paymentAdminRoutes } from '@foyer/contracts/payments';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useLocaleState,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';

import { ReasonDialog } from '#layout/ReasonDialog.js';
import { api } from '#providers/api.js';
import { formatAmount } from './amount.js';
import { OutcomeChoice, type Outcome } from './OutcomeChoice.js';
import type { TransactionRecord } from './transactionColumns.js';

/**
 * Says that it is not known how a payment or its reversal ended, and lets an administrator say it.
 */
export function SettleTransaction() {
  const payment = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
  const { permissions: role } = usePermissions<MemberRole>();
  const [asking, setAsking] = useState(false);
  if (payment === undefined) return null;
  const isPayment = payment.status === 'unknown';
  if (!isPayment && payment.reverseStatus !== 'unknown') return null;
  const request = isPayment ? 'payment' : 'reversal';
  const maySettle = role !== undefined && permits('payments.manage', role);
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mt: 2 }}
        action={
          maySettle && (
            <Button color="inherit" onClick={() => setAsking(true)}>
              {translate('payment.settle.action')}
            </Button>
          )
        }
      >
        {translate(`payment.settle.unknown.${request}`)}
      </Alert>
      {asking && (
        <SettleDialog payment={payment} request={request} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function SettleDialog(props: {
  payment: TransactionRecord;
  request: 'payment' | 'reversal';
  onClose: () => void;
}) {
  const { payment, request, onClose } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempted, setAttempted] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { request: typeof request; outcome: Outcome; reason: string }) =>
      api.call(paymentAdminRoutes.adminSettleTransaction, { params: { id: payment.id }, body }),
    onSuccess: () => {
      notify('payment.settle.done', { type: 'success' });
      refresh();
      onClose();
    },
  });
  const amount = formatAmount(payment.amount, payment.currency, locale);
  return (
    <ReasonDialog
      title={translate(`payment.settle.title.${request}`, { amount })}
      text={translate('payment.settle.text')}
      action={translate('payment.settle.confirm')}
      busy={isPending}
      error={error}
      complete={outcome !== undefined}
      onAttempt={() => setAttempted(true)}
      onConfirm={(reason) => outcome !== undefined && mutate({ request, outcome, reason })}
      onClose={onClose}
    >
      <OutcomeChoice
        request={request}
        value={outcome}
        onChange={setOutcome}
        missing={attempted && outcome === undefined}
      />
    </ReasonDialog>
  );
}
