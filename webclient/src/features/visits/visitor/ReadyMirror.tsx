import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { HelpWithMedia } from '#media/components/HelpWithMedia.js';
import { SelfVideo } from '#media/components/SelfVideo.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { useStore } from '#state/store.js';
import styles from './ReadyMirror.module.css';

// Few come without a camera or a microphone.
const { Part: ComesWithout } = prepared(
  async () => (await import('#media/components/ComesWithout.js')).ComesWithout,
  { look: 'none' },
);

/** True if the browser gives camera and microphone without asking. */
async function isGranted(): Promise<boolean> {
  try {
    const answers = await Promise.all(
      (['camera', 'microphone'] as const).map((name) => navigator.permissions.query({ name })),
    );
    return answers.every(({ state }) => state === 'granted');
  } catch {
    // Not every browser knows these permissions; then the visitor is asked.
    return false;
  }
}

/** Shows a waiting visitor that the camera stands ready, and makes it so after a reload. */
export function ReadyMirror({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { phase, problem, audio, picture, choice } = useStore(media.state);
  useEffect(() => {
    if (media.state.get().phase !== 'idle') return;
    void isGranted().then((granted) => (granted ? media.open() : undefined));
  }, [media]);

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
      {picture && (
        <div className={styles.mirror}>
          <SelfVideo track={picture} angle={choice.angle} />
        </div>
      )}
      {!picture && audio && (
        <p className={styles.off}>
          <Icon name="cameraOff" />
          {t('visitor.cameraIsOff')}
        </p>
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
