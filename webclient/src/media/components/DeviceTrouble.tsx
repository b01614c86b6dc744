import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import { canCall } from '../core/media-problem.js';
import styles from './DeviceTrouble.module.css';
import { MediaHelp } from './MediaHelp.js';

/** In a call without camera or microphone: why, and how to get them. */
export function DeviceTrouble({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { phase, problem } = useStore(media.state);
  if (problem === null) return null;
  return (
    <div className={styles.trouble}>
      <MediaHelp problem={problem} />
      <div className={styles.actions}>
        <Button size="small" onClick={() => void media.open()}>
          {t('devices.retry')}
        </Button>
        {phase === 'failed' && canCall() && (
          <Button size="small" kind="quiet" onClick={() => media.proceedWithout()}>
            {t('devices.goOnWithout')}
          </Button>
        )}
      </div>
    </div>
  );
}
