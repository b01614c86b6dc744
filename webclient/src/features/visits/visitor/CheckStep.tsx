import type { PublicPortal } from '@foyer/contracts/portals';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { toast } from '#design/toasts.js';
import { CheckVerdict } from '#media/components/CheckVerdict.js';
import { DeviceDetails } from '#media/components/DeviceDetails.js';
import { DeviceMirror } from '#media/components/DeviceMirror.js';
import { HelpWithMedia } from '#media/components/HelpWithMedia.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { canCall } from '#media/core/media-problem.js';
import { useStore } from '#state/store.js';
import { Slides } from '../slides/Slides.js';
import { coloursOf } from './button-colours.js';
import styles from './CheckStep.module.css';
import { StepFrame } from './StepFrame.js';
import type { VisitSession } from './visit-session.js';

// They are shown once there is a picture and sound, which takes longer than loading them.
const { Part: DeviceSelects } = prepared(
  async () => (await import('#media/components/DeviceSelects.js')).DeviceSelects,
);
const { Part: PathVerdict } = prepared(
  async () => (await import('#media/components/PathVerdict.js')).PathVerdict,
  { look: 'none' },
);
const { Part: SoundCheck } = prepared(
  async () => (await import('#media/components/SoundCheck.js')).SoundCheck,
  { look: 'none' },
);
// Few portals ask it here.
const { Part: RecordingQuestion } = prepared(
  async () => (await import('./RecordingQuestion.js')).RecordingQuestion,
);

interface CheckStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
}

/** A look into the mirror before ringing: picture, sound, and exactly what is amiss. */
export function CheckStep({ portal, session, media }: CheckStepProps) {
  const { t } = useTranslation();
  const { phase, problem, video, audio, cameraOn } = useStore(media.state);
  const { wire } = useStore(session.state);
  const [busy, setBusy] = useState(false);
  const [mayRecord, setMayRecord] = useState(false);
  const { showOptInMessage } = portal.recording;
  const own = portal.callButton.callButtonName.trim().toLowerCase();
  // The button that led here may be called so by the portal; the same words twice would look as if
  // it had failed.
  const words = own === t('visitor.ring').toLowerCase() ? t('visitor.call') : t('visitor.ring');

  useEffect(() => {
    void media.open();
  }, [media]);
  useEffect(() => {
    // Only a statistic; ringing does not wait for it.
    session.report(phase === 'ready' ? 'IN_START' : 'IN_PERMISSION').catch(() => undefined);
  }, [session, phase]);

  const ring = async () => {
    setBusy(true);
    try {
      // A box that is not ticked says nothing: the one who wants to record asks in the call.
      await session.report('IN_WAITING', showOptInMessage && mayRecord ? 'agreed' : null);
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
    }
  };
  const ringWithout = async () => {
    media.proceedWithout();
    await ring();
  };

  return (
    <StepFrame portal={portal} wide>
      <div className={styles.check}>
        <DeviceMirror media={media} large />
        <div className={styles.words}>
          <h1 className={styles.title}>{t('visitor.checkTitle')}</h1>
          {phase === 'failed' && problem ? (
            <HelpWithMedia problem={problem} />
          ) : (
            <>
              <CheckVerdict
                media={media}
                good={t('visitor.checkGood')}
                goodAudio={t('visitor.checkGoodAudio')}
              />
              {phase === 'ready' && wire && (
                <Suspense fallback={null}>
                  <PathVerdict channel={wire.channel('application')} audio={audio} video={video} />
                </Suspense>
              )}
            </>
          )}
          <Suspense fallback={<div className={styles.level} />}>
            <SoundCheck media={media} />
          </Suspense>
          {phase === 'ready' && (
            <DeviceDetails>
              <Suspense fallback={null}>
                <DeviceSelects media={media} />
              </Suspense>
            </DeviceDetails>
          )}
          {showOptInMessage && (
            <Suspense fallback={null}>
              <RecordingQuestion portal={portal} agreed={mayRecord} onAnswer={setMayRecord} />
            </Suspense>
          )}
          <div className={styles.actions}>
            {phase === 'failed' && (
              <Button kind="primary" size="large" wide onClick={() => void media.open(true)}>
                {t('devices.retry')}
              </Button>
            )}
            {phase === 'ready' && (
              <Button
                kind="primary"
                size="large"
                wide
                busy={busy}
                icon={<Icon name="bell" />}
                style={coloursOf(portal.callButton)}
                onClick={() => void ring()}
              >
                {words}
              </Button>
            )}
            {phase === 'failed' && cameraOn && canCall() && (
              <Button kind="quiet" wide onClick={() => void media.open(false)}>
                {t('devices.without')}
              </Button>
            )}
            {phase === 'failed' && !cameraOn && canCall() && (
              <Button kind="quiet" wide onClick={() => void ringWithout()}>
                {t('visitor.ringWithoutBoth')}
              </Button>
            )}
            <Button kind="quiet" wide onClick={() => session.startOver()}>
              {t('visitor.back')}
            </Button>
          </div>
        </div>
      </div>
      <Slides portal={portal} slot={phase === 'ready' ? 'checkIn' : 'access'} />
    </StepFrame>
  );
}
