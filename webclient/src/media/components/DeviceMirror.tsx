import { Suspense } from 'react';

import { prepared } from '#app/prepared.js';
import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import styles from './DeviceMirror.module.css';
import { SelfVideo } from './SelfVideo.js';

// They are shown once there is a picture, which takes longer than loading them.
const { Part: MirrorControls } = prepared(
  async () => (await import('./MirrorControls.js')).MirrorControls,
  { look: 'none' },
);

interface DeviceMirrorProps {
  readonly media: LocalMedia;
  /** True if the page shows only this mirror. */
  readonly large?: boolean;
}

/** The user's own picture before a call, or a sign that there is none. */
export function DeviceMirror({ media, large = false }: DeviceMirrorProps) {
  const { phase, video, picture, choice } = useStore(media.state);
  return (
    <div className={classes(styles.mirror, large && styles.large)}>
      <SelfVideo track={picture} angle={choice.angle} />
      {(phase === 'failed' || (phase === 'ready' && !video)) && (
        <div className={styles.noPicture}>
          <Icon name="cameraOff" />
        </div>
      )}
      <Suspense>
        <MirrorControls media={media} />
      </Suspense>
    </div>
  );
}
