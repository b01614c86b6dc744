import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '../../../app/message-of.js';
import { Arch } from '../../../design/Arch.js';
import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';
import { toast } from '../../../design/toasts.js';
import type { LocalMedia } from '../../../media/core/local-media.js';
import { Slides } from '../slides/Slides.js';
import { LinePicture } from './LinePicture.js';
import { ReadyMirror } from './ReadyMirror.js';
import { StepFrame } from './StepFrame.js';
import steps from './Steps.module.css';
import { usePlaceInTitle } from './usePlaceInTitle.js';
import type { VisitSession } from './visit-session.js';
import { WaitNews } from './WaitNews.js';
import styles from './WaitingStep.module.css';

interface WaitingStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
  readonly view: VisitView;
}

/** A visitor in line: the place as a large number, how long it may take, and how to leave. */
export function WaitingStep({ portal, session, media, view }: WaitingStepProps) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const { position, ringing } = view;
  const ahead = (position ?? 1) - 1;
  usePlaceInTitle(portal.name, position);

  const leave = async () => {
    setBusy(true);
    try {
      await session.leaveLine();
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
      setLeaving(false);
    }
  };
  const headline = ringing
    ? t('visitor.ringing')
    : ahead === 0
      ? t('visitor.next')
      : t('visitor.ahead', { count: ahead });

  return (
    <StepFrame portal={portal}>
      <p className={styles.label}>{t('visitor.position')}</p>
      <div className={styles.place} data-ringing={ringing || undefined}>
        <Arch size="large">
          <span key={position} className={styles.number} data-testid="position">
            {position ?? '·'}
          </span>
        </Arch>
      </div>
      <LinePicture ahead={ahead} />
      <div role="status" className={styles.news}>
        <span className="visually-hidden">
          {position === null ? '' : t('visitor.place', { position })}
        </span>
        <h1 className={steps.title}>{headline}</h1>
        <WaitNews view={view} className={styles.wait} />
      </div>
      {portal.messages.waiting && <p className={styles.message}>{portal.messages.waiting}</p>}
      <Slides portal={portal} slot="waiting" />
      <ReadyMirror media={media} />
      <p className={styles.keep}>{t('visitor.keep')}</p>
      <Button kind="quiet" onClick={() => setLeaving(true)}>
        {t('visitor.leave')}
      </Button>
      {leaving && (
        <Dialog
          title={t('visitor.leaveTitle')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button kind="danger" busy={busy} onClick={() => void leave()}>
                {t('visitor.leaveYes')}
              </Button>
              <Button onClick={() => setLeaving(false)}>{t('visitor.leaveNo')}</Button>
            </>
          }
        >
          <p>{t('visitor.leaveText', { position: position ?? 1 })}</p>
        </Dialog>
      )}
    </StepFrame>
  );
}
