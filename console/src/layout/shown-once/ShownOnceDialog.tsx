import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { useShownOnce } from './useShownOnce.js';

/** A dialog with a secret that is shown once; before there is one, with the question for it. */
export function ShownOnceDialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  /** Draws the secret, and says when it was copied; undefined while there is none. */
  readonly secret: ((onCopied: () => void) => ReactNode) | undefined;
  readonly question?: ReactNode;
  /** Makes the secret. */
  readonly make?: ReactNode;
  readonly maxWidth?: 'sm' | 'md';
}) {
  const { title, onClose, secret, maxWidth = 'sm' } = props;
  const translate = useTranslate();
  const titleId = useId();
  const once = useShownOnce(secret !== undefined);
  const close = () => once.close(onClose);
  return (
    <>
      <Dialog open onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{secret ? secret(once.onCopied) : props.question}</DialogContent>
        <DialogActions>
          <Button onClick={close}>
            {translate(secret ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
          {!secret && props.make}
        </DialogActions>
      </Dialog>
      {once.question}
    </>
  );
}
