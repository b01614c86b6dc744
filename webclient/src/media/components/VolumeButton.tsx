import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import popover from './DeviceButton.module.css';
import { barWords } from './bar-words.js';
import { RoundButton } from './RoundButton.js';
import { usePopover } from './usePopover.js';
import styles from './VolumeButton.module.css';

interface VolumeButtonProps {
  /** 0 to 1. */
  readonly volume: number;
  readonly onChange: (volume: number) => void;
}

/** The volume of the other participants, next to the controls. */
export function VolumeButton({ volume, onChange }: VolumeButtonProps) {
  const { t } = useTranslation();
  const { open, toggle, container } = usePopover();
  return (
    <div ref={container} className={popover.container}>
      <RoundButton
        label={t('call.volume')}
        word={barWords.volume}
        icon={<Icon name={volume === 0 ? 'soundOff' : 'sound'} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-testid="volume"
        onClick={toggle}
      />
      {open && (
        <div className={popover.panel} role="dialog" aria-label={t('call.volume')}>
          <input
            className={styles.slider}
            type="range"
            min={0}
            max={1}
            step={0.05}
            aria-label={t('call.volume')}
            aria-valuetext={`${Math.round(volume * 100)} %`}
            value={volume}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </div>
      )}
    </div>
  );
}
