import type { Text } from '@foyer/contracts/notices';
import {
  useContext,
  useEffect,
  useRef,
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';

import { classes } from '#design/classes.js';
import { CountMark } from '#design/CountMark.js';
import { useTexts } from '#i18n/useTexts.js';
import { HoldReason } from './hold-reason.js';
import { keepInSight } from './keep-in-sight.js';
import styles from './RoundButton.module.css';

interface RoundButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** The action of the button; shown on hover, on focus and on a long press. */
  readonly label: string;
  /** One word of the label, below the icon in the bar of a wide screen. */
  readonly word?: Text;
  readonly icon: ReactNode;
  readonly kind?: 'plain' | 'off' | 'danger';
  /** Why it cannot be used now; shown in the place of what it does. */
  readonly held?: string | undefined;
  /** True if the server refuses it to a person who is on hold. */
  readonly live?: boolean;
  /** How much is new there; the label says so too. */
  readonly count?: number;
}

/** A round control of a call. */
export function RoundButton({
  label,
  word,
  icon,
  kind = 'plain',
  held: own,
  live = false,
  count = 0,
  className,
  onClick,
  ...rest
}: RoundButtonProps) {
  const says = useTexts();
  const sign = useRef<HTMLSpanElement>(null);
  const onHold = useContext(HoldReason);
  const held = own ?? (live ? onHold : undefined);
  const shown = held ?? label;
  const follow = () => keepInSight(sign.current);
  // The label of a button may change while it is pointed at.
  useEffect(() => keepInSight(sign.current), [shown]);
  return (
    <button
      type="button"
      onPointerEnter={follow}
      onFocus={follow}
      {...rest}
      className={classes(styles.button, styles[kind], className)}
      // Its name contains what is read on it, also where a reason is shown.
      aria-label={held === undefined ? label : `${label}. ${held}`}
      data-word={word && says(word)}
      // Unlike a disabled one it is still reached by who wants to know why.
      aria-disabled={held !== undefined || undefined}
      onClick={held === undefined ? onClick : undefined}
    >
      {icon}
      <CountMark count={count} />
      <span ref={sign} className={styles.label} data-label={shown} aria-hidden="true" />
    </button>
  );
}
