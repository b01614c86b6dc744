import { paymentRoutes } from '@foyer/contracts/payments';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';

import { errorText } from '#layout/errorText.js';
import { saveFile } from '#layout/saveFile.js';
import { fetchFile } from '#providers/fetchFile.js';
import type { TransactionRecord } from './transactionColumns.js';

const routes = {
  payment: paymentRoutes.getPaymentReceipt,
  reversal: paymentRoutes.getReversedPaymentReceipt,
};

/** Receipts of a payment to save, and how it is reversed. */
export function TransactionReceipts() {
  const payment = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, kind }: { id: string; kind: keyof typeof routes }) => {
      const response = await fetchFile(routes[kind], { params: { id } });
      saveFile(await response.blob(), `${kind}-receipt-${id}.pdf`);
    },
    onError: (error) => notify(errorText(error) ?? 'failure.RECEIPT_DOWNLOAD', { type: 'error' }),
  });
  if (payment?.status !== 'success') return null;
  const { id, reverseStatus } = payment;
  const button = (kind: keyof typeof routes) => (
    <Button
      variant="outlined"
      startIcon={<PdfIcon />}
      disabled={isPending}
      onClick={() => mutate({ id, kind })}
    >
      {translate(`payment.receipt.${kind}`)}
    </Button>
  );
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
      {button('payment')}
      {reverseStatus === 'success' && button('reversal')}
      {['notInitiated', 'failed'].includes(reverseStatus) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('payment.reversalHint')}
        </Typography>
      )}
    </Box>
  );
}
