import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useNow } from '#state/now.js';
import { HeldLine } from './HeldLine.js';
import { StageNotice } from './StageNotice.js';
import { WAY_BACK_MS, type WayBack } from './useWayBack.js';
import styles from './WayBackNotice.module.css';

/** Says over the stage that the call was left, with the way back and how long that is open. */
export function WayBackNotice(wayBack: WayBack) {
  const { t } = useTranslation();
  const { left } = wayBack;
  if (!left) return null;
  return <StageNotice text={t(`call.wayBack.${left.how}`)} action={<Ways {...wayBack} />} />;
}

/** The same in a line, for what covers the stage. */
export function WayBackLine(wayBack: WayBack) {
  const { t } = useTranslation();
  const { left } = wayBack;
  if (!left) return null;
  return <HeldLine live text={t(`call.wayBack.${left.how}`)} action={<Ways {...wayBack} />} />;
}

function Ways({ left, back, goNow }: WayBack) {
  const { t } = useTranslation();
  const now = useNow();
  const actions = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone. Its focus is on the way back, which does no harm.
  useEffect(() => actions.current?.querySelector('button')?.focus(), []);
  if (!left) return null;
  // The page's clock may be a second behind.
  const ms = Math.min(WAY_BACK_MS, Math.max(0, left.until - now));
  const seconds = Math.ceil(ms / 1000);
  return (
    <div ref={actions} className={styles.actions} data-testid="way-back">
      <Button kind="primary" onClick={back}>
        {t('call.wayBack.back')} <span className="figures">({seconds})</span>
      </Button>
      <Button data-testid="go-now" onClick={goNow}>
        {t(`call.wayBack.${left.how}Now`)}
      </Button>
    </div>
  );
}
