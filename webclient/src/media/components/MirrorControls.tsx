import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { useTexts } from '#i18n/useTexts.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './MirrorControls.module.css';
import { ownCameraTexts as texts } from './own-camera-texts.js';
import { RoundButton } from './RoundButton.js';
import { TurnCamera } from './TurnCamera.js';

interface MirrorControlsProps {
  readonly media: LocalMedia;
  /** True in a picture that is small itself. */
  readonly small?: boolean;
}

/** Turns microphone and camera on and off in the mirror, before a call. */
export function MirrorControls({ media, small = false }: MirrorControlsProps) {
  const says = useTexts();
  const { phase, audio, video, microphoneOn, cameraOn } = useStore(media.state);
  if (phase !== 'ready') return null;
  const heard = audio !== null && microphoneOn;
  const seen = video !== null && cameraOn;
  return (
    <div className={classes(styles.controls, small && styles.small)} data-testid="mirror-controls">
      <RoundButton
        label={says(heard ? texts.mute : texts.unmute)}
        icon={<Icon name={heard ? 'microphone' : 'microphoneOff'} />}
        kind={heard ? 'plain' : 'off'}
        onClick={() => void media.setMicrophone(!heard)}
      />
      <RoundButton
        label={says(seen ? texts.cameraOff : texts.cameraOn)}
        icon={<Icon name={seen ? 'camera' : 'cameraOff'} />}
        kind={seen ? 'plain' : 'off'}
        onClick={() => void media.setCamera(!seen)}
      />
      <TurnCamera media={media} />
    </div>
  );
}
