import type { VisitView } from '@foyer/contracts/visits';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { HelpWithMedia } from '#media/components/HelpWithMedia.js';
import { SelfVideo } from '#media/components/SelfVideo.js';
import { MirrorControls } from '#media/components/MirrorControls.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { resumeDevices } from '#media/core/resume-devices.js';
import { useStore } from '#state/store.js';
import styles from './ReadyMirror.module.css';

// Few come without a camera or a microphone.
const { Part: ComesWithout } = prepared(
  async () => (await import('#media/components/ComesWithout.js')).ComesWithout,
  { look: 'none' },
);

interface ReadyMirrorProps {
  readonly media: LocalMedia;
  /** The devices that the line knows the visitor to come without. */
  readonly missing: VisitView['missing'] | undefined;
}

/** Shows a waiting visitor that the camera stands ready, and makes it so after a reload. */
export function ReadyMirror({ media, missing }: ReadyMirrorProps) {
  const { t } = useTranslation();
  const { phase, problem, audio, picture, choice } = useStore(media.state);
  const resume = useEffectEvent(() => resumeDevices(media, { asks: false, missing }));
  useEffect(() => void resume(), [media]);

  const without = (!audio || !picture) && (
    <Suspense>
      <ComesWithout media={media} />
    </Suspense>
  );
  if (phase === 'failed' && problem) {
    return (
      <div className={styles.help}>
        <HelpWithMedia problem={problem} />
        <Button size="small" onClick={() => void media.open()}>
          {t('devices.retry')}
        </Button>
        {without}
      </div>
    );
  }
  const prepare = async () => {
    await media.open(true);
    await media.setMicrophone(true);
  };
  if (phase === 'idle' || phase === 'asking') {
    return (
      <Button
        kind="primary"
        busy={phase === 'asking'}
        icon={<Icon name="camera" />}
        onClick={() => void media.open()}
      >
        {t('visitor.prepare')}
      </Button>
    );
  }
  return (
    <>
      {(picture ?? audio) && (
        <div className={styles.mirror}>
          {picture ? <SelfVideo track={picture} angle={choice.angle} /> : <Icon name="cameraOff" />}
          <MirrorControls media={media} small />
        </div>
      )}
      {without}
      {!picture && !audio && (
        <Button kind="quiet" icon={<Icon name="camera" />} onClick={() => void prepare()}>
          {t('visitor.prepare')}
        </Button>
      )}
    </>
  );
}
