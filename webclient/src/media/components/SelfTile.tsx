import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import { SelfVideo } from './SelfVideo.js';
import styles from './SelfTile.module.css';
import { TurnCamera } from './TurnCamera.js';
import { useCorner } from './useCorner.js';

/**
 * The user's own picture, small, in the corner of their choice: dragged there, or moved by the
 * arrow keys.
 */
export function SelfTile({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { picture, choice } = useStore(media.state);
  const { place, handle } = useCorner((tile) => tile.parentElement?.getBoundingClientRect());
  return (
    <div
      className={styles.self}
      role="group"
      tabIndex={0}
      aria-label={t('call.selfMovable')}
      {...place}
      {...handle}
    >
      {picture ? (
        <SelfVideo track={picture} angle={choice.angle} />
      ) : (
        <div className={styles.off}>
          <Icon name="cameraOff" />
          <span className="visually-hidden">{t('call.cameraIsOff')}</span>
        </div>
      )}
      {/* A press on it is no drag. */}
      <div onPointerDown={(event) => event.stopPropagation()}>
        <TurnCamera media={media} className={styles.turn} />
      </div>
    </div>
  );
}
