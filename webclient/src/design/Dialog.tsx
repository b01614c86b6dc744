import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { isTyping, isWriting } from './typing.js';
import styles from './Dialog.module.css';
import { useColouredPlace } from './useColouredPlace.js';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the one that does it first. */
  readonly actions: ReactNode;
  /** Runs on Escape or a click outside the dialog; absent if the dialog must be answered. */
  readonly onClose?: () => void;
  /** True of a question that another person caused: no key that is pressed as it comes answers it. */
  readonly isUnasked?: boolean;
}

/**
 * Asks before an action; it is open while it is drawn. It stands outside of what opened it, which
 * may hide itself or be inert, but keeps its colours.
 */
export function Dialog(props: DialogProps) {
  const { place, mark } = useColouredPlace();
  return place ? createPortal(<Frame {...props} />, place) : <span ref={mark} hidden />;
}

/**
 * The browser keeps the focus inside and gives it back, while the dialog is still in the page. It
 * begins in its first field, or else on a harmless button: Enter that is pressed twice loses
 * nothing. A dialog that comes while its user writes, or by another person, begins on its title:
 * keys that were meant for the text, or for what was there, answer nothing.
 */
function Frame({ title, children, actions, onClose, isUnasked = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const isNeutral = isUnasked || isWriting();
    element?.showModal();
    if (isNeutral && (isUnasked || !isTyping(document.activeElement))) focusTitle(heading.current);
    else if (document.activeElement?.matches('[data-kind=danger]'))
      element?.querySelector<HTMLElement>('footer [data-kind]:not([data-kind=danger])')?.focus();
    return () => element?.close();
  }, [isUnasked]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // A person who marks text and releases the mouse outside the dialog has not clicked there.
        if (event.target === dialog.current && pressedBeside.current) onClose?.();
      }}
    >
      <div className={styles.content}>
        <h2 id={id} ref={heading} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <footer className={styles.actions}>{actions}</footer>
      </div>
    </dialog>
  );
}

/** Until here it takes no focus: a browser would begin each dialog on it, and none in a field. */
function focusTitle(title: HTMLElement | null): void {
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
