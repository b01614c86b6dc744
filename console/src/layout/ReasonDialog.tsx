import { REASON_LENGTH } from '@foyer/contracts/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

import { errorText } from './errorText.js';

const ruleOf = (reason: string) => {
  if (reason === '') return 'BLANK';
  if (reason.length < REASON_LENGTH.min) return 'TOO_SHORT';
  return reason.length > REASON_LENGTH.max ? 'TOO_LONG' : undefined;
};

/**
 * Asks for the reason of something that stays on record; what was refused is said where it was
 * asked.
 */
export function ReasonDialog(props: {
  title: string;
  text: string;
  action: string;
  busy: boolean;
  error: unknown;
  /** True if all further questions are answered; missing answers are shown at their fields. */
  complete?: boolean;
  onAttempt?: () => void;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const rule = ruleOf(reason.trim());
  const isShown = attempted && rule !== undefined;
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    setAttempted(true);
    props.onAttempt?.();
    if (rule === undefined && props.complete !== false && !props.busy) {
      props.onConfirm(reason.trim());
    }
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="reason-title"
      aria-describedby="reason-text"
    >
      <form onSubmit={confirm} noValidate>
        <DialogTitle id="reason-title">{props.title}</DialogTitle>
        <DialogContent>
          <Typography id="reason-text" sx={{ mb: 2 }}>
            {props.text}
          </Typography>
          {props.error !== null && props.error !== undefined && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {errorText(props.error) ?? translate('layout.failed')}
            </Alert>
          )}
          {props.children}
          <TextField
            label={translate('layout.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={isShown}
            helperText={isShown ? translate(`rule.${rule}`) : translate('layout.reasonHint')}
            required
            multiline
            minRows={2}
            autoFocus
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={props.busy}>
            {props.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
