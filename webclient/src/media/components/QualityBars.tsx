import { useTranslation } from 'react-i18next';

import { classes } from '#design/classes.js';
import type { Quality } from '../core/quality.js';
import styles from './QualityBars.module.css';

const BARS = [1, 2, 3] as const;

/**
 * How the connection does, as three small bars; their cause on hover and for who cannot see them.
 */
export function QualityBars({ quality: { bars, cause } }: { quality: Quality }) {
  const { t } = useTranslation();
  return (
    <span
      className={classes(styles.bars, bars < 2 && styles.poor)}
      role="img"
      aria-label={t(`call.quality.${cause}`)}
      title={t(`call.quality.${cause}`)}
      data-bars={bars}
    >
      {BARS.map((bar) => (
        <span key={bar} className={classes(styles.bar, bar <= bars && styles.full)} />
      ))}
    </span>
  );
}
