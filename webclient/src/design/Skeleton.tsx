import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Sizes as CSS lengths: those of what will stand here. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/** Keeps the place of something that is still on its way. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, ...(round ? { borderRadius: '999px' } : {}) }}
      aria-hidden="true"
    />
  );
}
