import type { MediaType } from '@foyer/contracts/portals';

import type { Shown } from './slide-player.js';
import styles from './SlideShow.module.css';
import { useMediaQuery } from './useMediaQuery.js';

interface SlideMediaProps {
  readonly type: MediaType;
  readonly shown: Shown;
  readonly onFailure: () => void;
}

/** A slide's file. Where people want little motion, films stand still until they are started. */
export function SlideMedia({ type, shown: { slide, source }, onFailure }: SlideMediaProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  if (source === null) return null;
  switch (type) {
    case 'image':
      return <img className={styles.media} src={source} alt="" onError={onFailure} />;
    case 'video':
      return (
        <video
          className={styles.media}
          src={source}
          autoPlay={!still}
          controls={still}
          muted
          loop
          playsInline
          onError={onFailure}
        />
      );
    case 'audio':
      return <audio className={styles.audio} src={source} autoPlay controls onError={onFailure} />;
    case 'pdf':
      // The browser's viewer takes no addresses within the page; the file was fetched, so it comes from the browser's store.
      return (
        <iframe
          className={styles.media}
          src={`${slide.media?.url ?? ''}#toolbar=0&navpanes=0&view=Fit`}
          title={slide.text}
          tabIndex={-1}
        />
      );
  }
}
