import { useTranslation } from 'react-i18next';

import { Icon } from '../../../design/Icon.js';
import { Skeleton } from '../../../design/Skeleton.js';
import type { LocalMedia } from '../../../media/core/local-media.js';
import { useStore } from '../../../state/store.js';
import styles from './CheckVerdict.module.css';

/** One line that says that all is well, or what is missing. */
export function CheckVerdict({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { phase, audio, video, hasCamera, cameraOn, hasMicrophone } = useStore(media.state);
  if (phase !== 'ready') {
    return (
      <div className={styles.verdict} role="status">
        <p>{t('visitor.checkAsking')}</p>
        <Skeleton height="0.375rem" />
      </div>
    );
  }
  const missing = !hasCamera && cameraOn ? 'noCamera' : !hasMicrophone ? 'noMicrophone' : undefined;
  return (
    <div className={styles.verdict} role="status">
      {missing ? (
        <p className={styles.missing}>
          <Icon name="warning" />
          {t(`devices.${missing}.title`)}. {t(`devices.${missing}.text`)}
        </p>
      ) : (
        <p className={styles.good}>
          <Icon name="check" />
          {audio && !video ? t('visitor.checkGoodAudio') : t('visitor.checkGood')}
        </p>
      )}
    </div>
  );
}
