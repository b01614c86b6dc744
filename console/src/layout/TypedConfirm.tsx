import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Asks before an action that cannot be undone; the answer is typed, so that people do not give it
 * by habit.
 */
export function TypedConfirm(props: {
  title: string;
  text: string;
  /** The text that must be typed exactly. */
  expected: string;
  action: string;
  busy: boolean;
  /** Stands above the text. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const fits = plain(typed) === plain(props.expected);
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (fits && !props.busy) props.onConfirm();
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="typed-title"
      aria-describedby="typed-text"
    >
      <form onSubmit={confirm}>
        <DialogTitle id="typed-title">{props.title}</DialogTitle>
        <DialogContent>
          {props.children}
          <Typography id="typed-text" sx={{ mb: 2 }}>
            {props.text}
          </Typography>
          <TextField
            label={translate('layout.typeToConfirm', { expected: props.expected })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoFocus
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={!fits || props.busy}>
            {props.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
