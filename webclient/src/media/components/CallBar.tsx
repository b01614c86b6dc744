import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { classes } from '../../design/classes.js';
import { Handset } from '../../design/Handset.js';
import { Icon } from '../../design/Icon.js';
import { useStore } from '../../state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './CallBar.module.css';
import { DeviceButton } from './DeviceButton.js';
import { RoundButton } from './RoundButton.js';

interface CallBarProps {
  readonly media: LocalMedia;
  /** Undefined where this side has no button to leave by. */
  readonly onLeave?: (() => void) | undefined;
  /** Ends the call for everybody; only for who may. */
  readonly onEnd?: () => void;
  /** What else can be done in this call. */
  readonly more?: ReactNode;
  readonly hidden: boolean;
  /** Whether there are no devices of one's own in this call. */
  readonly listens?: boolean;
}

/** The controls of a call. */
export function CallBar({ media, onLeave, onEnd, more, hidden, listens = false }: CallBarProps) {
  const { t } = useTranslation();
  return (
    <div
      className={classes(styles.bar, hidden && styles.hidden)}
      role="toolbar"
      aria-label={t('call.controls')}
    >
      {!listens && <OwnDevices media={media} />}
      {more}
      {onLeave && (
        <RoundButton
          label={t('call.leave')}
          icon={onEnd ? <Icon name="signOut" /> : <Handset down />}
          kind={onEnd ? 'plain' : 'danger'}
          data-testid="leave-call"
          onClick={onLeave}
        />
      )}
      {onEnd && (
        <RoundButton
          label={t('call.endForAll')}
          icon={<Handset down />}
          kind="danger"
          data-testid="end-call"
          onClick={onEnd}
        />
      )}
    </div>
  );
}

function OwnDevices({ media }: Pick<CallBarProps, 'media'>) {
  const { t } = useTranslation();
  const { microphoneOn, cameraOn, audio, video, limits } = useStore(media.state);
  const heard = audio !== null && microphoneOn;
  const seen = video !== null && cameraOn;
  return (
    <>
      <RoundButton
        label={heard ? t('call.mute') : t('call.unmute')}
        icon={<Icon name={heard ? 'microphone' : 'microphoneOff'} />}
        kind={heard ? 'plain' : 'off'}
        held={limits.microphone ? t(`call.held.microphone.${limits.microphone}`) : undefined}
        data-testid="toggle-microphone"
        onClick={() => void media.setMicrophone(!heard)}
      />
      <RoundButton
        label={seen ? t('call.cameraOff') : t('call.cameraOn')}
        icon={<Icon name={seen ? 'camera' : 'cameraOff'} />}
        kind={seen ? 'plain' : 'off'}
        held={limits.camera ? t(`call.held.camera.${limits.camera}`) : undefined}
        data-testid="toggle-camera"
        onClick={() => void media.setCamera(!seen)}
      />
      <DeviceButton media={media} />
    </>
  );
}
