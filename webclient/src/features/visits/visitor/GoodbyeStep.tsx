import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { Arch } from '../../../design/Arch.js';
import { Button } from '../../../design/Button.js';
import { Icon } from '../../../design/Icon.js';
import { Slides } from '../slides/Slides.js';
import { LeadOn } from './LeadOn.js';
import { OpeningNotice } from './OpeningNotice.js';
import { RatingForm } from './RatingForm.js';
import { StepFrame } from './StepFrame.js';
import styles from './Steps.module.css';
import { useRating } from './useRating.js';
import type { VisitSession } from './visit-session.js';

const reasons = {
  served: 'goodbyeServed',
  left: 'goodbyeLeft',
  absent: 'goodbyeAbsent',
  'portal-closed': 'goodbyeClosed',
  'call-lost': 'goodbyeLost',
} as const;

/** Less is no time to speak of, in seconds. */
const TIME_SPENT_MIN = 60;

interface GoodbyeStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly view: VisitView;
  /** Leads to the portal's own page afterwards; absent on a kiosk, which stays where it is. */
  readonly leadOn?: (link: string) => void;
}

/** Thanks, why it is over, how it was, and the way back. */
export function GoodbyeStep({ portal, session, view, leadOn }: GoodbyeStepProps) {
  const { t } = useTranslation();
  const { endReason, callDetailId, rated, servedSeconds, nextOpening } = view;
  const spoke = callDetailId !== null;
  const asked = portal.feedback.enabled && spoke;
  // Others may want to ring again first.
  const isOver = endReason === 'served' || endReason === 'left';
  const given = useRating(session, rated);
  const goOn = async (link?: string) => {
    if (!(await given.keep())) return;
    // Who comes back here stands before the portal again.
    session.startOver();
    if (link !== undefined) leadOn?.(link);
  };
  return (
    <StepFrame portal={portal}>
      <Arch>
        <Icon name="check" />
      </Arch>
      <h1 className={styles.title}>{t('goodbye.thanks')}</h1>
      <p className={styles.soft} role="status">
        {portal.messages.goodbye && spoke
          ? portal.messages.goodbye
          : endReason && t(`goodbye.${reasons[endReason]}`)}
      </p>
      {spoke && servedSeconds !== null && servedSeconds >= TIME_SPENT_MIN && (
        <p className={styles.soft} data-testid="served">
          {t('goodbye.lasted', {
            time: t('app.minutes', { count: Math.round(servedSeconds / 60) }),
          })}
        </p>
      )}
      <Slides portal={portal} slot="goodBye" />
      {endReason === 'portal-closed' && nextOpening && <OpeningNotice nextOpening={nextOpening} />}
      {asked && <RatingForm type={portal.feedback.ratingType} given={given} />}
      {leadOn && isOver && portal.redirectLink !== '' && (
        <LeadOn
          done={!asked || (rated && !given.isWriting)}
          onGo={() => void goOn(portal.redirectLink)}
        />
      )}
      <div className={styles.actions}>
        <Button kind={spoke ? 'quiet' : 'primary'} onClick={() => void goOn()}>
          {spoke ? t('goodbye.backToPortal') : t('goodbye.callAgain')}
        </Button>
      </div>
    </StepFrame>
  );
}
