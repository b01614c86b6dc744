import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { Skeleton } from '#design/Skeleton.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './CheckVerdict.module.css';

interface CheckVerdictProps {
  readonly media: LocalMedia;
  /** The texts if all is well, and if there is sound without a picture. */
  readonly good: string;
  readonly goodAudio: string;
}

/** One line that says that all is well, or what is missing or too much for this device. */
export function CheckVerdict({ media, good, goodAudio }: CheckVerdictProps) {
  const { t } = useTranslation();
  const { phase, audio, video, hasCamera, cameraOn, hasMicrophone, blur } = useStore(media.state);
  if (phase !== 'ready') {
    return (
      <div className={styles.verdict} role="status">
        <p>{t('devices.asking')}</p>
        <Skeleton height="0.375rem" />
      </div>
    );
  }
  const missing =
    !hasCamera && cameraOn ? 'noCamera' : !hasMicrophone && video ? 'noMicrophone' : undefined;
  const slow = blur === 'failed' ? 'blurFailed' : blur === 'less' ? 'blurLess' : undefined;
  return (
    <div className={styles.verdict} role="status">
      {!missing && slow ? (
        <p className={styles.missing}>
          <Icon name="warning" />
          {t(`devices.check.${slow}`)}
        </p>
      ) : missing ? (
        <p className={styles.missing}>
          <Icon name="warning" />
          {t(`devices.${missing}.title`)}. {t(`devices.${missing}.text`)}
        </p>
      ) : (
        <p className={styles.good}>
          <Icon name="check" />
          {audio && !video ? goodAudio : good}
        </p>
      )}
    </div>
  );
}
