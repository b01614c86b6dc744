import { Skeleton } from '#design/Skeleton.js';
import styles from './Lines.module.css';

/** Keeps the place of the line while it is loaded. */
export function LinesSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </div>
  );
}
