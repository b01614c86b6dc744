import { Button } from '#design/Button.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from '../sign/SignDialog.module.css';
import type { PadSession } from './pad-session.js';
import type { PadState } from './pad-state.js';
import { padTexts, padTroubles } from './pad-texts.js';

interface PadOfferProps {
  readonly session: PadSession;
  readonly state: PadState;
}

/**
 * Says why no pad is offered, if the user can change that, or how to look for one; otherwise empty.
 */
export function PadOffer({ session, state: { phase, trouble, wasWanted } }: PadOfferProps) {
  const says = useTexts();
  const look = (mayAsk: boolean) => void session.look(mayAsk);
  if (phase === 'looking' && wasWanted) {
    return <p role="status">{says(padTexts.searching)}</p>;
  }
  if (phase === 'ask') {
    return (
      <p>
        <Button data-testid="search-pad" onClick={() => look(true)}>
          {says(padTexts.search)}
        </Button>
      </p>
    );
  }
  // Most machines have no pad, and the user did not ask for one.
  if (phase !== 'absent' || trouble === null || (trouble === 'none' && !wasWanted)) return null;
  return (
    <div role="status" className={styles.trouble} data-testid="pad-trouble">
      <span>{says(padTroubles[trouble])}</span>
      {trouble !== 'version' && <Button onClick={() => look(true)}>{says(padTexts.retry)}</Button>}
    </div>
  );
}
