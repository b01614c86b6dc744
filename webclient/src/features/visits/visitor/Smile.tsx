import styles from './Smile.module.css';

const mouths = {
  1: 'M8 17c1-2.200 2.400-3.200 4-3.200s3 1 4 3.200',
  2: 'M8.500 16c1-1.200 2.200-1.700 3.500-1.700s2.500.5 3.500 1.700',
  3: 'M8.500 15.500h7',
  4: 'M8.500 14.500c1 1.200 2.200 1.700 3.500 1.700s2.500-.5 3.500-1.700',
  5: 'M7.500 13.500c1 2.400 2.600 3.500 4.500 3.500s3.500-1.100 4.500-3.500Z',
} as const;

/** A face, from very unhappy to very happy. */
export function Smile({ level }: { level: keyof typeof mouths }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.smile} aria-hidden="true">
      <circle cx="12" cy="12" r="9.500" />
      <path d="M9 9.200v.6M15 9.200v.6" />
      <path d={mouths[level]} />
    </svg>
  );
}
