import type { ContentSlot, PublicPortal } from '@foyer/contracts/portals';
import { Suspense, type ComponentType } from 'react';

import { prepared } from '../../../app/prepared.js';
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
  /** Whether they fill what they stand in, or the whole screen; otherwise they have a frame of their own. */
  readonly fill?: 'parent' | 'screen';
}

/** What a portal shows at a station of a visitor's way; nothing where it has no content. Its room is there from the start. */
export function Slides({ portal, slot, fill }: SlidesProps) {
  // What can really be shown of it, the player finds out; this is all that a first page carries of it.
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
