import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import { moved, nearest, type Corner } from './corner.js';
import { SelfVideo } from './SelfVideo.js';
import styles from './SelfTile.module.css';

/**
 * The user's own picture, small, in the corner of their choice: dragged there, or moved by the
 * arrow keys.
 */
export function SelfTile({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { picture, choice } = useStore(media.state);
  const [corner, setCorner] = useState<Corner>({ vertical: 'bottom', horizontal: 'right' });
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null);
  const start = useRef({ x: 0, y: 0 });

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
    setDrag({ x: 0, y: 0 });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    setDrag({ x: event.clientX - start.current.x, y: event.clientY - start.current.y });
  };
  const onPointerUp = (event: PointerEvent) => {
    setDrag(null);
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    if (stage && drag && Math.hypot(drag.x, drag.y) > 8) {
      setCorner(nearest(event.clientX, event.clientY, stage));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(corner, event.key);
    if (!next) return;
    event.preventDefault();
    setCorner(next);
  };

  return (
    <div
      className={styles.self}
      role="group"
      tabIndex={0}
      aria-label={t('call.selfMovable')}
      data-vertical={corner.vertical}
      data-horizontal={corner.horizontal}
      data-dragging={drag !== null || undefined}
      style={drag ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={onKeyDown}
    >
      {picture ? (
        <SelfVideo track={picture} angle={choice.angle} />
      ) : (
        <div className={styles.off}>
          <Icon name="cameraOff" />
          <span className="visually-hidden">{t('call.cameraIsOff')}</span>
        </div>
      )}
    </div>
  );
}
