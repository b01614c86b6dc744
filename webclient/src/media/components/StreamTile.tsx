import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { RemoteStream } from '../core/remote-streams.js';
import styles from './StreamTile.module.css';

/**
 * A stream that a participant shows in addition to their face: a screen, or the picture of a second
 * camera.
 */
export function StreamTile({ remote, name }: { remote: RemoteStream; name: string }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const { stream, mediaType } = remote;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const label = t(mediaType === 'screenCam' ? 'call.screenOf' : 'call.secondCameraOf', { name });
  return (
    <figure className={styles.tile} data-testid={`tile-${mediaType}`}>
      <video ref={video} className={styles.video} aria-label={label} autoPlay muted playsInline />
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
}
