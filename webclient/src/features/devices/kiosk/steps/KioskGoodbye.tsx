import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { GoodbyeStep } from '#features/visits/visitor/GoodbyeStep.js';
import { useCountdown } from '#features/visits/visitor/useCountdown.js';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';
import { usePageIdle } from '../screen/usePageIdle.js';
import styles from './KioskGoodbye.module.css';

/**
 * The time for which the goodbye stays without a touch, in seconds; the last of them are counted
 * down.
 */
const STAYS_S = 20;
const COUNTED_S = 10;
const COUNT_AFTER_MS = (STAYS_S - COUNTED_S) * 1_000;

/** Counts down while the screen is not touched. */
function Countdown({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation();
  const left = useCountdown(COUNTED_S, onOver);
  return (
    <p className={styles.countdown} aria-live="off">
      {t('kiosk.backIn', { count: left })}
    </p>
  );
}

interface KioskGoodbyeProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly view: VisitView;
}

/**
 * Thanks and rating; then the kiosk is there for the next visitor, whether this one presses
 * anything or not.
 */
export function KioskGoodbye({ portal, session, view }: KioskGoodbyeProps) {
  const idle = usePageIdle(COUNT_AFTER_MS);
  return (
    <div className={styles.goodbye}>
      <GoodbyeStep portal={portal} session={session} view={view} />
      {idle && <Countdown onOver={() => session.startOver()} />}
    </div>
  );
}
