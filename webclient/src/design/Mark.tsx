import styles from './Mark.module.css';

/** The product's mark and name. */
export function Mark({ quiet = false }: { quiet?: boolean }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.picture}>
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path
          d="M8 26V15a8 8 0 0 1 16 0v11h-4.500V15a3.500 3.500 0 0 0-7 0v11Z"
          className={styles.start}
        />
      </svg>
      {!quiet && <span>Foyer</span>}
    </span>
  );
}
