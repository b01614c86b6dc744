import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './DeviceButton.module.css';
import { DeviceSelects } from './DeviceSelects.js';
import { LevelMeter } from './LevelMeter.js';
import { RoundButton } from './RoundButton.js';
import { usePopover } from './usePopover.js';

/** Opens the choice of devices next to the controls. */
export function DeviceButton({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { audio } = useStore(media.state);
  const { open, toggle, container } = usePopover();
  return (
    <div ref={container} className={styles.container}>
      <RoundButton
        label={t('devices.devices')}
        icon={<Icon name="sliders" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      />
      {open && (
        <div className={styles.panel} role="dialog" aria-label={t('devices.devices')}>
          <DeviceSelects media={media} />
          {audio && <LevelMeter track={audio} />}
        </div>
      )}
    </div>
  );
}
