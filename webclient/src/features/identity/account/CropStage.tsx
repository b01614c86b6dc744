import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#design/Skeleton.js';
import styles from './Avatar.module.css';
import { moved, sideOf, type Crop, type PictureSize } from './crop.js';

/** How far one press of an arrow key moves the picture, as a share of what is seen of it. */
const STEP = 0.05;
const steps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CropStageProps {
  readonly address: string;
  /** Null until the picture is there. */
  readonly size: PictureSize | null;
  readonly crop: Crop | null;
  readonly onChange: (crop: Crop) => void;
  readonly onLoaded: (image: HTMLImageElement) => void;
  readonly onBroken: () => void;
}

/** The picture under a round hole: dragged by pointer or arrow keys until it sits right. */
export function CropStage({ address, size, crop, onChange, onLoaded, onBroken }: CropStageProps) {
  const { t } = useTranslation();
  const held = useRef<{ x: number; y: number; crop: Crop } | null>(null);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = held.current;
    if (!from || !size) return;
    const { clientWidth } = event.currentTarget;
    const share = (distance: number) => distance / clientWidth;
    // From where it was taken, since more than one of these can come before the next drawing.
    onChange(moved(size, from.crop, share(from.x - event.clientX), share(from.y - event.clientY)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !size || !crop) return;
    event.preventDefault();
    onChange(moved(size, crop, ...step));
  };
  return (
    <div
      className={styles.stage}
      role="application"
      aria-label={t('account.avatar.stage')}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        if (crop) held.current = { x: event.clientX, y: event.clientY, crop };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      {crop === null && <Skeleton height="100%" />}
      <img
        src={address}
        alt=""
        className={styles.cropped}
        draggable={false}
        style={size && crop ? placed(size, crop) : { visibility: 'hidden' }}
        onLoad={(event) => onLoaded(event.currentTarget)}
        onError={onBroken}
      />
      <span className={styles.hole} />
    </div>
  );
}

/** Positions the whole picture so that its chosen square fills the stage. */
function placed(size: PictureSize, crop: Crop) {
  const side = sideOf(size, crop);
  return {
    width: `${(size.width / side) * 100}%`,
    height: `${(size.height / side) * 100}%`,
    left: `${((side / 2 - crop.x) / side) * 100}%`,
    top: `${((side / 2 - crop.y) / side) * 100}%`,
  };
}
