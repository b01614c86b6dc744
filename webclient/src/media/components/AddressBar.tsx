import styles from './AddressBar.module.css';

/** A drawing of a browser's address bar with its permission button marked. */
export function AddressBar() {
  return (
    <svg className={styles.bar} viewBox="0 0 320 56" aria-hidden="true">
      <rect x="0.500" y="0.500" width="319" height="55" rx="10" className={styles.window} />
      <rect x="12" y="12" width="296" height="32" rx="16" className={styles.field} />
      <circle cx="30" cy="28" r="13" className={styles.ring} />
      <path
        d="M24 24h7a1.500 1.500 0 0 1 1.500 1.500v5A1.500 1.500 0 0 1 31 32h-7a1.500 1.500 0 0 1-1.500-1.500v-5A1.500 1.500 0 0 1 24 24Zm8.500 2.700 4-2v6.600l-4-2"
        className={styles.camera}
      />
      <rect x="54" y="25" width="120" height="6" rx="3" className={styles.text} />
    </svg>
  );
}
