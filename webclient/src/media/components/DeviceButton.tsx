import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { IconButton } from '#design/IconButton.js';
import { useTexts } from '#i18n/useTexts.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './DeviceButton.module.css';
import { barWords } from './bar-words.js';
import { DeviceSelects } from './DeviceSelects.js';
import { RoundButton } from './RoundButton.js';
import { SoundCheck } from './SoundCheck.js';
import { usePopover } from './usePopover.js';

/** Opens the choice of devices next to the controls. */
export function DeviceButton({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const says = useTexts();
  const { open, toggle, close, container } = usePopover();
  return (
    <div ref={container} className={styles.container}>
      <RoundButton
        label={`${says(barWords.devices)}: ${t('devices.devices')}`}
        word={barWords.devices}
        icon={<Icon name="sliders" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      />
      {open && (
        <div className={styles.panel} role="dialog" aria-label={t('devices.devices')}>
          <div className={styles.head}>
            <span aria-hidden="true">{t('devices.devices')}</span>
            <IconButton icon="close" label={t('app.close')} onClick={close} />
          </div>
          <DeviceSelects media={media} />
          <SoundCheck media={media} />
        </div>
      )}
    </div>
  );
}
