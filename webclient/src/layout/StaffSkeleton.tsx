import { Skeleton } from '../design/Skeleton.js';
import styles from './StaffLayout.module.css';
import rail from './Rail.module.css';

/** Keeps the place of the desk while it is loaded. */
export function StaffSkeleton() {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={rail.rail} />
      <div style={{ display: 'grid', gap: '1rem', alignContent: 'start', padding: '2rem' }}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
      </div>
    </div>
  );
}
