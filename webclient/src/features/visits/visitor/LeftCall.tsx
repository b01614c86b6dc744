import type { WayBack } from '../../../media/components/useWayBack.js';
import { WayBackNotice } from '../../../media/components/WayBackNotice.js';
import styles from './LeftCall.module.css';

/** Stands where a call was that was left and is lost since: who comes back is first in line. */
export function LeftCall(wayBack: WayBack) {
  return (
    <main className={styles.left} data-mode="dark">
      <WayBackNotice {...wayBack} />
    </main>
  );
}
