import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallInHand } from '../hooks/useCall.js';
import { HeldFor } from './HeldFor.js';
import styles from './HeldLine.module.css';
import { ReturnHere } from './ReturnHere.js';

interface HeldLineProps {
  readonly text: ReactNode;
  /** Since when; null where it is not known. */
  readonly since?: string | null | undefined;
  readonly action?: ReactNode;
  /** True if a screen reader says it at once. */
  readonly live?: boolean;
}

/**
 * Says in a line what the stage of a call says, with what to do about it. It stands in what covers
 * the call on a phone; elsewhere the stage says it.
 */
export function HeldLine({ text, since = null, action, live }: HeldLineProps) {
  return (
    <div className={styles.line} data-testid="held-line" role={live ? 'status' : undefined}>
      <p>{text}</p>
      {since !== null && <HeldFor since={since} />}
      {action}
    </div>
  );
}

/** The line of a person who is on hold, or in another call; nothing for any other. */
export function OwnHold({ call }: { readonly call: CallInHand }) {
  const { t } = useTranslation();
  const { phase, self } = call.state;
  if (phase !== 'in' || self?.paused !== true) return null;
  if (self.isElsewhere !== true) {
    return <HeldLine text={t('call.onHold')} since={self.pausedSince} />;
  }
  return (
    <HeldLine
      text={t('call.inOtherCall')}
      action={<ReturnHere call={call} self={self} size="small" />}
    />
  );
}
