import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { SaveButton, useTranslate } from 'react-admin';

import { FormGuard } from './FormGuard.js';
import { RevisedForm } from './RevisedForm.js';
import { useRevisedForm, type RevisedFormOf, type Revised } from './useRevisedForm.js';

/** A form in a dialog, which closes when it was saved. */
export function FormDialog<R extends Revised>(
  props: RevisedFormOf<R> & {
    readonly title: string;
    /** Names a field by its path. */
    readonly labelOf: (path: string) => string | undefined;
    readonly onClose: () => void;
    readonly children: ReactNode;
  },
) {
  const { title, labelOf, onClose, children, ...form } = props;
  const translate = useTranslate();
  const titleId = useId();
  const { base, save, editing } = useRevisedForm<R>({
    ...form,
    send: async (changes, seen) => {
      await form.send(changes, seen);
      onClose();
    },
  });
  if (base === undefined) return null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <RevisedForm record={base} save={save} editing={editing}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <FormGuard choices="" labelOf={labelOf} />
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton />
        </DialogActions>
      </RevisedForm>
    </Dialog>
  );
}
