import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { classes } from '#design/classes.js';
import { Handset } from '#design/Handset.js';
import { Icon } from '#design/Icon.js';
import { useToolbar } from './useToolbar.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './CallBar.module.css';
import { DeviceButton } from './DeviceButton.js';
import { MoreControls } from './MoreControls.js';
import { BarGap } from './BarGap.js';
import { barWords } from './bar-words.js';
import { RoundButton } from './RoundButton.js';
import { useCalm } from './useCalm.js';

interface CallBarProps {
  readonly media: LocalMedia;
  /** Undefined where this side has no button to leave by. */
  readonly onLeave?: (() => void) | undefined;
  /** Ends the call for all participants; given only if the user may do so. */
  readonly onEnd?: () => void;
  /** Further actions in this call. */
  readonly more?: ReactNode;
  readonly hidden: boolean;
  /**
   * True if the bar takes no press and no focus: while it is hidden, and until the tap that shows
   * it is over.
   */
  readonly asleep?: boolean;
  /** True if the user only listens and has no devices in this call. */
  readonly listens?: boolean;
}

/**
 * The controls of a call, in one row that stays as it is: the ways out have their place, the last
 * ones fold into "More".
 */
export function CallBar(props: CallBarProps) {
  const { media, onLeave, onEnd, more, hidden, asleep = hidden, listens = false } = props;
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useToolbar(bar);
  const calm = useCalm(`${listens} ${onLeave !== undefined} ${onEnd !== undefined}`);
  return (
    <div
      ref={bar}
      className={classes(styles.bar, hidden && styles.hidden)}
      role="toolbar"
      aria-label={t('call.controls')}
      data-faded={hidden || undefined}
      inert={asleep}
      onClickCapture={calm.noticePress}
    >
      {!listens && <OwnDevices media={media} />}
      <BarGap />
      {onLeave && (
        <RoundButton
          label={t('call.leave')}
          word={barWords.leave}
          icon={onEnd ? <Icon name="signOut" /> : <Handset down />}
          kind={onEnd ? 'plain' : 'danger'}
          data-testid="leave-call"
          data-final
          onClick={() => calm.whenCalm(onLeave)}
        />
      )}
      {onEnd && (
        <RoundButton
          label={t('call.endForAll')}
          word={barWords.end}
          icon={<Handset down />}
          kind="danger"
          data-testid="end-call"
          data-final
          onClick={() => calm.whenCalm(onEnd)}
        />
      )}
      <BarGap />
      <MoreControls>{more}</MoreControls>
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
        word={barWords.microphone}
        icon={<Icon name={heard ? 'microphone' : 'microphoneOff'} />}
        kind={heard ? 'plain' : 'off'}
        held={limits.microphone ? t(`call.held.microphone.${limits.microphone}`) : undefined}
        data-testid="toggle-microphone"
        onClick={() => void media.setMicrophone(!heard)}
      />
      <RoundButton
        label={seen ? t('call.cameraOff') : t('call.cameraOn')}
        word={barWords.camera}
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
