import styles from './CallBar.module.css';

/** Parts two groups of controls; it is gone where one of them is empty. */
export function BarGap() {
  return <span className={styles.gap} role="separator" data-gap />;
}
