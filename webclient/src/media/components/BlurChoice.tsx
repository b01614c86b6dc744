import { useTranslation } from 'react-i18next';

import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './DeviceSelects.module.css';

/**
 * Turns the blur of the background on and off; says so if this device cannot do it, or not well.
 */
export function BlurChoice({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { choice, blur } = useStore(media.state);
  return (
    <div className={styles.row}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={choice.blur}
          onChange={({ target }) => void media.choose({ blur: target.checked })}
        />
        {t('devices.blur')}
      </label>
      <p className={styles.hint} role="status" data-testid="blur" data-state={blur}>
        {blur === 'failed' && t('devices.blurFailed')}
        {blur === 'less' && t('devices.blurLess')}
        {blur === 'starting' && t('devices.blurStarting')}
      </p>
    </div>
  );
}
