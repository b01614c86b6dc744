import type { MediaType } from '@foyer/contracts/portals';
import { useEffect, useRef } from 'react';

import type { Shown } from './slide-player.js';
import styles from './SlideShow.module.css';
import { useMediaQuery } from '#app/useMediaQuery.js';

interface SlideMediaProps {
  readonly type: MediaType;
  readonly shown: Shown;
  /** Films and sounds stand still, too. */
  readonly paused: boolean;
  readonly onFailure: () => void;
}

/** A slide's file. If people prefer little motion, films stand still until they are started. */
export function SlideMedia({ type, shown: { slide, source }, paused, onFailure }: SlideMediaProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    if (paused) playing.current?.pause();
    // A browser that forbids automatic playback shows its controls or the first picture.
    else if (!still) void playing.current?.play().catch(() => undefined);
  }, [paused, still]);
  if (source === null) return null;
  switch (type) {
    case 'image':
      return <img className={styles.media} src={source} alt="" onError={onFailure} />;
    case 'video':
      return (
        <video
          ref={playing}
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
      return (
        <audio
          ref={playing}
          className={styles.audio}
          src={source}
          autoPlay
          controls
          onError={onFailure}
        />
      );
    case 'pdf':
      // The browser's viewer takes no addresses within the page; the file was fetched, so it comes
      // from the browser's store.
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
