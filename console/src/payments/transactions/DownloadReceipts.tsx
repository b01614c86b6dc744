import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import MuiButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ArchiveProgress } from '@foyer/contracts/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, useListContext, useNotify, useTranslate, useUnselectAll } from 'react-admin';

import { errorText } from '#layout/errorText.js';
import { saveFile } from '#layout/saveFile.js';
import { fetchReceiptArchive } from './receiptArchive.js';
import type { TransactionRecord } from './transactionColumns.js';

/** Receipts of the selected payments in one archive; how far it is, and a way to stop it. */
export function DownloadReceipts() {
  const { selectedIds } = useListContext<TransactionRecord>();
  const unselectAll = useUnselectAll('transactions');
  const notify = useNotify();
  const abort = useRef(new AbortController());
  const [progress, setProgress] = useState<ArchiveProgress>();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) => {
      abort.current = new AbortController();
      setProgress(undefined);
      return fetchReceiptArchive(ids, setProgress, abort.current.signal);
    },
    onSuccess: (archive) => {
      saveFile(archive, 'receipts.zip');
      unselectAll();
    },
    onError: (error) => {
      if (abort.current.signal.aborted) return;
      notify(errorText(error) ?? 'failure.RECEIPTS_DOWNLOAD', { type: 'error' });
    },
  });
  return (
    <>
      <Button
        label="payment.receipts"
        disabled={isPending}
        onClick={() => mutate(selectedIds.map(String))}
      >
        <ReceiptIcon />
      </Button>
      {isPending && <Downloading progress={progress} onCancel={() => abort.current.abort()} />}
    </>
  );
}

function Downloading(props: { progress: ArchiveProgress | undefined; onCancel: () => void }) {
  const translate = useTranslate();
  const { progress } = props;
  const part =
    progress === undefined || progress.total === 0
      ? {}
      : {
          variant: 'determinate' as const,
          value: Math.round((progress.done / progress.total) * 100),
        };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={props.onCancel} aria-labelledby="archive-title">
      <DialogTitle id="archive-title">{translate('payment.archive.title')}</DialogTitle>
      <DialogContent>
        <LinearProgress {...part} aria-labelledby="archive-title" />
        <Typography role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {progress === undefined
            ? translate('payment.archive.preparing')
            : translate('payment.archive.progress', { ...progress })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={props.onCancel}>{translate('ra.action.cancel')}</MuiButton>
      </DialogActions>
    </Dialog>
  );
}
