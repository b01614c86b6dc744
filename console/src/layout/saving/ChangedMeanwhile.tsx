import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** A field that others changed, by its label, with what stands in it now. */
export interface TheirChange {
  readonly path: string;
  readonly label: string;
  readonly theirs: ReactNode;
}

/**
 * Says what others have changed since a form was opened, and asks whose shall hold. The form stays
 * as it was typed.
 */
export function ChangedMeanwhile(props: {
  changes: readonly TheirChange[];
  /** Saves what was typed over it. */
  keep: ReactNode;
  onTake: () => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('layout.meanwhile.title')}</DialogTitle>
      <DialogContent>
        <Typography>{translate('layout.meanwhile.text')}</Typography>
        <ul>
          {props.changes.map(({ path, label, theirs }) => (
            <li key={path}>
              {label}: <strong>{theirs}</strong>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{translate('layout.meanwhile.back')}</Button>
        <Button onClick={props.onTake}>{translate('layout.meanwhile.take')}</Button>
        {props.keep}
      </DialogActions>
    </Dialog>
  );
}
