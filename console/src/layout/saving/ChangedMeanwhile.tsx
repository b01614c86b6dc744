import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** A field that others changed, by its label, with what both have made of it. */
export interface TheirChange {
  readonly path: string;
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

/** Long values stay in their column, on a phone as well. */
const CELL = { px: 1, overflowWrap: 'anywhere', verticalAlign: 'top' };

/**
 * Shows what was typed and what others saved since a form was opened, field by field, and asks which
 * one to keep. The form stays as it was typed.
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
        <Table size="small" sx={{ mt: 1, tableLayout: 'fixed', '& td, & th': CELL }}>
          <TableHead>
            <TableRow>
              {['field', 'mine', 'theirs'].map((column) => (
                <TableCell key={column}>{translate(`layout.meanwhile.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {props.changes.map(({ path, label, mine, theirs }) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell>{mine}</TableCell>
                <TableCell>{theirs}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{translate('layout.meanwhile.back')}</Button>
        <Button onClick={props.onTake}>{translate('layout.meanwhile.take')}</Button>
        {props.keep}
      </DialogActions>
    </Dialog>
  );
}
