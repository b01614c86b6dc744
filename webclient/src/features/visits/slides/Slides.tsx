import type { ContentSlot, PublicPortal } from '@foyer/contracts/portals';
import { Suspense, type ComponentType } from 'react';

import { prepared } from '#app/prepared.js';
import styles from './Slides.module.css';

interface Shows {
  readonly portal: PublicPortal;
  readonly slot: ContentSlot;
}

const Nothing = () => <span data-nothing="" />;

/** Content is no reason to break off a visit: where the player cannot be loaded, there is none. */
async function loadShow(): Promise<ComponentType<Shows>> {
  return import('./SlideShow.js').then(
    ({ SlideShow: Loaded }) => Loaded,
    () => Nothing,
  );
}
const { Part: SlideShow } = prepared(loadShow);

interface SlidesProps extends Shows {
  /** The slides fill their parent or the whole screen; by default they have their own frame. */
  readonly fill?: 'parent' | 'screen';
}

/**
 * The content of a portal at a step of a visitor's way; empty if it has none. Its room is there
 * from the start.
 */
export function Slides({ portal, slot, fill }: SlidesProps) {
  // The player finds out which of it can be shown; a first page carries only this much of it.
  const { [slot]: own, default: otherwise } = portal.queueContent;
  if (!own?.length && !otherwise?.length) return null;
  return (
    <div className={styles.slides} data-fill={fill} data-testid="slides">
      <Suspense fallback={null}>
        <SlideShow key={slot} portal={portal} slot={slot} />
      </Suspense>
    </div>
  );
}
