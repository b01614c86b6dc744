import type { CameraAngle } from '@foyer/contracts/devices';
import { useTranslation } from 'react-i18next';

import { useMediaStream } from '../hooks/useMediaStream.js';
import styles from './SelfVideo.module.css';

interface SelfVideoProps {
  readonly track: MediaStreamTrack | null;
  /** How far the picture has to be turned clockwise to stand upright, in degrees. */
  readonly angle?: CameraAngle;
}

/** One's own picture, as in a mirror. */
export function SelfVideo({ track, angle = 0 }: SelfVideoProps) {
  const { t } = useTranslation();
  const video = useMediaStream(track);
  return (
    <div className={styles.mirror} data-lies={angle % 180 === 90 || undefined}>
      <video
        ref={video}
        className={styles.video}
        data-testid="self-video"
        data-angle={angle}
        aria-label={t('devices.self')}
        autoPlay
        muted
        playsInline
      />
    </div>
  );
}
