import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { Arch } from '#design/Arch.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { Slides } from '../slides/Slides.js';
import { LeadOn } from './LeadOn.js';
import { OpeningNotice } from './OpeningNotice.js';
import { RatingForm } from './RatingForm.js';
import { StepFrame } from './StepFrame.js';
import styles from './Steps.module.css';
import { useRating } from './useRating.js';
import type { VisitSession } from './visit-session.js';

/** Each end by its own name, sentence and sign: thanks and a tick are for who was served alone. */
const endings = {
  served: { title: 'thanks', text: 'goodbyeServed', sign: 'check' },
  left: { title: 'leftTitle', text: 'goodbyeLeft', sign: 'hand' },
  absent: { title: 'absentTitle', text: 'goodbyeAbsent', sign: 'clock' },
  'portal-closed': { title: 'closedTitle', text: 'goodbyeClosed', sign: 'power' },
  'call-lost': { title: 'lostTitle', text: 'goodbyeLost', sign: 'warning' },
  removed: { title: 'removedTitle', text: 'goodbyeRemoved', sign: 'signOut' },
  'administrator-ended': { title: 'endedTitle', text: 'goodbyeEnded', sign: 'close' },
  unknown: { title: 'overTitle', text: 'goodbyeOver', sign: 'info' },
} as const;

/** Fetched with the call: a kiosk stands there for months, and may find other files by then. */
const { Part: LeftToVisitor } = prepared(
  async () => (await import('./LeftToVisitor.js')).LeftToVisitor,
  { look: 'none', inCall: true },
);

/** Less is no time to speak of, in seconds. */
const TIME_SPENT_MIN = 60;

interface GoodbyeStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly view: VisitView;
  /** Leads to the portal's own page afterwards; absent on a kiosk, which stays where it is. */
  readonly leadOn?: (link: string) => void;
}

/** Why it is over, how it was, and the way back. */
export function GoodbyeStep({ portal, session, view, leadOn }: GoodbyeStepProps) {
  const { t } = useTranslation();
  const { clientId, endReason, callDetailId, rated, servedSeconds, nextOpening } = view;
  const spoke = callDetailId !== null;
  const ending = endings[endReason ?? 'unknown'];
  const served = endReason === 'served';
  // A visitor who was surprised by the end may ring again, if an agent could answer.
  const ringsAgain = !served && endReason !== 'portal-closed' && endReason !== 'removed';
  const asked = portal.feedback.enabled && spoke;
  // Others may want to ring again first.
  const isOver = endReason === 'served' || endReason === 'left';
  // Not before the part below says so: a part that cannot be loaded holds no one.
  const [holds, setHolds] = useState(false);
  const given = useRating(session, rated, portal.feedback.ratingType);
  const goOn = async (link?: string) => {
    if (!(await given.keep())) return;
    // A visitor who comes back here starts at the portal again.
    session.startOver();
    if (link !== undefined) leadOn?.(link);
  };
  return (
    <StepFrame portal={portal}>
      <Arch>
        <Icon name={ending.sign} />
      </Arch>
      <h1 className={styles.title}>{t(`goodbye.${ending.title}`)}</h1>
      <p className={styles.soft} role="status">
        {(served && spoke && portal.messages.goodbye) || t(`goodbye.${ending.text}`)}
      </p>
      {spoke && servedSeconds !== null && servedSeconds >= TIME_SPENT_MIN && (
        <p className={styles.soft} data-testid="served">
          {t('goodbye.lasted', {
            time: t('app.minutes', { count: Math.round(servedSeconds / 60) }),
          })}
        </p>
      )}
      {/* Who never spoke was shown nothing. A server of an earlier build does not say it. */}
      {(view as Partial<VisitView>).hadCall !== false && (
        <Suspense>
          <LeftToVisitor
            {...{ clientId, token: session.token }}
            atKiosk={Boolean(view.device)}
            onHolds={setHolds}
          />
        </Suspense>
      )}
      <Slides portal={portal} slot="goodBye" />
      {endReason === 'portal-closed' && nextOpening && <OpeningNotice nextOpening={nextOpening} />}
      {asked && <RatingForm type={portal.feedback.ratingType} given={given} />}
      {leadOn && isOver && portal.redirectLink !== '' && (
        <LeadOn
          // Documents that are still to be saved keep the visitor here.
          done={(!asked || (rated && !given.isWriting)) && !holds}
          onGo={() => void goOn(portal.redirectLink)}
        />
      )}
      <div className={styles.actions}>
        <Button kind={ringsAgain ? 'primary' : 'quiet'} onClick={() => void goOn()}>
          {t(ringsAgain ? 'goodbye.callAgain' : 'goodbye.backToPortal')}
        </Button>
      </div>
    </StepFrame>
  );
}
