import type { PublicPortal } from '@foyer/contracts/portals';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Handset } from '#design/Handset.js';
import { Icon } from '#design/Icon.js';
import { useToolbar } from '#media/components/useToolbar.js';
import { RoundButton } from '#media/components/RoundButton.js';
import { useStore } from '#state/store.js';
import type { Kiosk } from '../kiosk.js';
import { levelOf, louder } from '../state/levels.js';
import styles from './KioskCallBar.module.css';

interface KioskCallBarProps {
  readonly portal: Pick<PublicPortal, 'callButton'>;
  readonly kiosk: Kiosk;
  readonly onLeave: () => void;
}

/**
 * The controls of a call on a kiosk. They do not hide: who stands here does not know that they are
 * there.
 */
export function KioskCallBar({ portal, kiosk, onLeave }: KioskCallBarProps) {
  const { t } = useTranslation();
  const { microphoneOn, audio } = useStore(kiosk.media.state);
  const { volume } = useStore(kiosk.state);
  const { showVolumeButton, showEndCallButton } = portal.callButton;
  const bar = useRef<HTMLDivElement>(null);
  useToolbar(bar);
  const heard = audio !== null && microphoneOn;
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={t('call.controls')}>
      <RoundButton
        label={heard ? t('call.mute') : t('call.unmute')}
        icon={<Icon name={heard ? 'microphone' : 'microphoneOff'} />}
        kind={heard ? 'plain' : 'off'}
        data-testid="toggle-microphone"
        onClick={() => void kiosk.media.setMicrophone(!heard)}
      />
      {showVolumeButton && (
        <div className={styles.volume}>
          <RoundButton
            label={t('kiosk.quieter')}
            icon={<Icon name="soundLow" />}
            disabled={volume <= 0}
            data-testid="quieter"
            onClick={() => kiosk.setVolume(louder(volume, -1))}
          />
          <output
            className={styles.level}
            aria-label={t('kiosk.volume')}
            data-testid="volume"
            data-volume={volume}
          >
            {t(`kiosk.level.${levelOf(volume)}`)}
            <span className={styles.scale} aria-hidden="true">
              <span className={styles.filled} style={{ width: `${volume * 100}%` }} />
            </span>
          </output>
          <RoundButton
            label={t('kiosk.louder')}
            icon={<Icon name="sound" />}
            disabled={volume >= 1}
            data-testid="louder"
            onClick={() => kiosk.setVolume(louder(volume, 1))}
          />
        </div>
      )}
      {showEndCallButton && (
        <RoundButton
          label={t('call.leave')}
          icon={<Handset down />}
          kind="danger"
          data-testid="leave-call"
          onClick={onLeave}
        />
      )}
    </div>
  );
}
