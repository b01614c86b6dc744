import { RETENTION_DAYS_MAX, recordingRoutes } from '@foyer/contracts/recordings';
import RetentionIcon from '@mui/icons-material/AutoDeleteOutlined';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useNotify, useRefresh, useTranslate } from 'react-admin';

import { useNotification } from '../layout/useNotification.js';
import { api } from '../providers/api.js';

const KEY = ['recording-retention'];

/** Says how long recordings are kept, and lets administrators change it. */
export function RetentionButton({ mayChange }: { readonly mayChange: boolean }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => api.call(recordingRoutes.getRetention, {}),
  });
  if (!data) return null;
  const { days } = data;
  const label =
    days === null
      ? translate('recording.retention.kept')
      : translate('recording.retention.days', { smart_count: days });
  return (
    <>
      <Button label={label} disabled={!mayChange} onClick={() => setOpen(true)}>
        <RetentionIcon />
      </Button>
      {open && <RetentionDialog days={days} onClose={() => setOpen(false)} />}
    </>
  );
}

function RetentionDialog({ days, onClose }: { days: number | null; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const notification = useNotification();
  const [text, setText] = useState(days?.toString() ?? '');
  const wanted = text.trim() === '' ? null : Number(text);
  const isPossible =
    wanted === null || (Number.isInteger(wanted) && wanted >= 1 && wanted <= RETENTION_DAYS_MAX);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(recordingRoutes.setRetention, { body: { days: wanted } }),
    onSuccess: (set) => {
      client.setQueryData(KEY, set);
      notify('recording.retention.saved', { type: 'success' });
      onClose();
      refresh();
    },
    onError: (error) => notification.failed('UNKNOWN', error),
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="retention-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isPossible) mutate();
        }}
      >
        <DialogTitle id="retention-title">{translate('recording.retention.title')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{translate('recording.retention.text')}</Typography>
          <TextField
            autoFocus
            fullWidth
            label={translate('recording.retention.field')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={!isPossible}
            helperText={
              isPossible
                ? translate('recording.retention.empty')
                : translate('recording.retention.wrong', { max: RETENTION_DAYS_MAX })
            }
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <MuiButton onClick={onClose}>{translate('ra.action.cancel')}</MuiButton>
          <MuiButton type="submit" variant="contained" disabled={isPending || !isPossible}>
            {translate('ra.action.save')}
          </MuiButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
