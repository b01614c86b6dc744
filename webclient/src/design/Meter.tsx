import styles from './Meter.module.css';
import type { Tone } from './Badge.js';

interface MeterProps {
  /** The name of the measured value. */
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  /** The value in words. */
  readonly text?: string;
  readonly tone?: Tone;
}

/** How much of something there is, as a line that fills. */
export function Meter({ label, value, text, tone = 'accent' }: MeterProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      className={styles.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
    >
      <span
        className={styles.fill}
        style={{ transform: `scaleX(${share})`, background: `var(--${tone})` }}
      />
    </div>
  );
}
