import { useTranslation } from 'react-i18next';

import { useMediaStream } from '../hooks/useMediaStream.js';
import styles from './SelfVideo.module.css';

/** One's own picture, as in a mirror. */
export function SelfVideo({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useTranslation();
  const video = useMediaStream(track);
  return (
    <video
      ref={video}
      className={styles.video}
      data-testid="self-video"
      aria-label={t('devices.self')}
      autoPlay
      muted
      playsInline
    />
  );
}
