import type { ContentSlot, PublicPortal, QueueContent } from '@foyer/contracts/portals';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import { forgetOthers, loadMedia } from './media-store.js';
import { SlideMedia } from './SlideMedia.js';
import { SlidePlayer, type Shown } from './slide-player.js';
import { slidesOf, type Slide } from './slides-of.js';
import styles from './SlideShow.module.css';
import { useMediaQuery } from '#app/useMediaQuery.js';

interface SlideShowProps {
  readonly portal: PublicPortal;
  readonly slot: ContentSlot;
}

/** Many browsers on phones have no viewer for documents. */
const canShow = ({ media, text }: Slide): boolean =>
  media?.type !== 'pdf' || text !== '' || navigator.pdfViewerEnabled;

/** True if there is motion to stop: the automatic next slide, or a film. */
const moves = ({ media, seconds }: Slide, among: number): boolean =>
  media?.type === 'video' || (among > 1 && seconds > 0);

/** True if the slide can lie below the next one: it makes no sound and needs no handling. */
const isQuiet = ({ slide: { media } }: Shown): boolean =>
  media === null || media.type === 'image' || media.type === 'video';

interface SlideOfProps {
  readonly shown: Shown;
  readonly paused: boolean;
  readonly onFailure: () => void;
}

function SlideOf({ shown, paused, onFailure }: SlideOfProps) {
  const { media, text } = shown.slide;
  const type = media?.type === 'pdf' && !navigator.pdfViewerEnabled ? undefined : media?.type;
  const withMedia = type !== undefined && shown.source !== null;
  return (
    <>
      {withMedia && <SlideMedia {...{ type, shown, paused, onFailure }} />}
      {text !== '' && <p className={withMedia ? styles.caption : styles.words}>{text}</p>}
    </>
  );
}

/** Plays what a portal shows at a station, in the room that it is given. */
export function SlideShow({ portal, slot }: SlideShowProps) {
  const { t } = useTranslation();
  const portrait = useMediaQuery('(orientation: portrait)');
  const [player] = useState(() => new SlidePlayer(loadMedia));
  const { now, before, nothing, paused } = useStore(player.state);
  // The portal is loaded again and again; unchanged content continues.
  const content = JSON.stringify(slidesOf(portal, slot, portrait).filter(canShow));
  const slides = useMemo(() => JSON.parse(content) as readonly Slide[], [content]);
  const everything = JSON.stringify(portal.queueContent);

  useEffect(() => {
    player.play(slides);
    return () => player.close();
  }, [player, slides]);
  useEffect(() => {
    void forgetOthers({ _id: portal._id, queueContent: JSON.parse(everything) as QueueContent });
  }, [portal._id, everything]);

  if (nothing) return <span data-nothing="" />;
  return (
    <>
      {[before && isQuiet(before) ? before : null, now].map(
        (shown) =>
          shown && (
            <div
              key={shown.slide.id}
              className={styles.slide}
              data-testid={shown === now ? 'slide' : undefined}
              data-coming={shown === now && before ? shown.slide.animation : undefined}
              aria-hidden={shown === before || undefined}
            >
              <SlideOf
                shown={shown}
                paused={paused}
                onFailure={() => player.passOver(shown.slide)}
              />
            </div>
          ),
      )}
      {slides.some((slide) => moves(slide, slides.length)) && (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(paused ? 'visitor.slidesPlay' : 'visitor.slidesPause')}
          onClick={() => player.setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
      {now?.slide.seconds === 0 && slides.length > 1 && (
        <div className={styles.next}>
          <Button onClick={() => player.next()}>{t('goodbye.onward')}</Button>
        </div>
      )}
    </>
  );
}
