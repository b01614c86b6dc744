import type { WayBack } from '#media/components/useWayBack.js';
import { WayBackNotice } from '#media/components/WayBackNotice.js';
import styles from './LeftCall.module.css';

/** Shown after a call was left and then lost: a visitor who returns is first in line. */
export function LeftCall(wayBack: WayBack) {
  return (
    <main className={styles.left} data-mode="dark">
      <WayBackNotice {...wayBack} />
    </main>
  );
}
