import { useRef, useState, type ReactNode } from 'react';

import { discardTexts } from '../i18n/discard-texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';
import styles from './FormDialog.module.css';
import { useFocusProblem } from './useFocusProblem.js';

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** True if closing the dialog would lose input. */
  readonly isTyped: boolean;
  /** A new value leads to the first error: the attempts, and what the server said to them. */
  readonly attempt: unknown;
  /** The buttons, the one that does it first; `leave` closes the dialog, after the question. */
  readonly actions: (leave: () => void) => ReactNode;
  /** Absent if the dialog must not be closed now. */
  readonly onClose?: () => void;
}

/** A dialog with input: it asks before it discards that, and shows the first error. */
export function FormDialog({ title, children, actions, onClose, ...form }: FormDialogProps) {
  const says = useTexts();
  const fields = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  useFocusProblem(fields, form.attempt);
  const leave = () => (form.isTyped ? setAsking(true) : onClose?.());
  const stay = () => setAsking(false);
  const isAsking = asking && onClose !== undefined;
  return (
    <Dialog
      title={title}
      {...(onClose && { onClose: isAsking ? stay : leave })}
      actions={
        isAsking ? (
          <>
            <p role="alert" className={styles.question}>
              {says(discardTexts.question)}
            </p>
            <Button kind="danger" onClick={onClose}>
              {says(discardTexts.yes)}
            </Button>
            <Button autoFocus onClick={stay}>
              {says(discardTexts.no)}
            </Button>
          </>
        ) : (
          actions(leave)
        )
      }
    >
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
    </Dialog>
  );
}
