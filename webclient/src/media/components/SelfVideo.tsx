import type { CameraAngle } from '@foyer/contracts/devices';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef, type RefObject } from 'react';

import styles from './SelfVideo.module.css';

/** Shows tracks in a video element for as long as it is drawn. */
function useMediaStream(
  ...tracks: readonly (MediaStreamTrack | null)[]
): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const [first = null, second = null] = tracks;
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([first, second].filter((track) => track !== null));
    return () => {
      element.srcObject = null;
    };
  }, [first, second]);
  return video;
}

interface SelfVideoProps {
  readonly track: MediaStreamTrack | null;
  /** How far the picture has to be turned clockwise to stand upright, in degrees. */
  readonly angle?: CameraAngle;
}

/** The user's own picture, as in a mirror. */
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
        data-back={track?.getSettings().facingMode === 'environment' || undefined}
        aria-label={t('devices.self')}
        autoPlay
        muted
        playsInline
      />
    </div>
  );
}
