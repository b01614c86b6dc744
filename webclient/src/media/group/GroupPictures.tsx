import { Suspense, useState, type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { useMediaQuery } from '#app/useMediaQuery.js';
import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { useStore } from '#state/store.js';
import { RemoteTile } from '../components/RemoteTile.js';
import type { LocalMedia } from '../core/local-media.js';
import type { CallInHand } from '../hooks/useCall.js';
import type { Receiver } from '../core/receiver.js';
import { arrange, columnsFor, type Layout } from './arrange.js';
import styles from './GroupPictures.module.css';
import { Pager } from './Pager.js';
import { belowPager, pageOf, PAGER_HEIGHT } from './pages.js';
import { isUnmuted, picturesOf } from './pictures-of.js';
import { useActiveSpeaker } from './useActiveSpeaker.js';
import { useSize } from './useSize.js';

/**
 * Has only those pictures sent that can be seen here, and none while the page is in the background.
 */
function useInSight(receiver: Receiver, keys: readonly string[]): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const seen = hidden ? '' : keys.join(' ');
  useEffect(() => receiver.sight.set(new Set(seen.split(' '))), [receiver, seen]);
  useEffect(() => () => receiver.sight.set(null), [receiver]);
}

const { Part: StreamTile } = prepared(
  async () => (await import('../components/StreamTile.js')).StreamTile,
  { inCall: true },
);

interface GroupPicturesProps {
  readonly call: CallInHand;
  readonly media: LocalMedia;
  readonly layout: Layout;
  readonly pinned: string | null;
  readonly portraitOver: boolean;
  /** How far one sees through a face over a screen, in percent. */
  readonly transparency: number;
  readonly onPin: (key: string | null) => void;
}

/** All visible participants of a group call and their shared streams, in the chosen layout. */
export function GroupPictures({ call, media, onPin, ...view }: GroupPicturesProps) {
  const { layout, pinned, portraitOver, transparency } = view;
  const { t } = useTranslation();
  const streams = useStore(call.session.receiver.streams);
  const quality = useStore(call.watch.quality);
  const { choice } = useStore(media.state);
  const [measured, size] = useSize();
  const isPortrait = useMediaQuery('(orientation: portrait)');
  const rules = call.state.now?.mediaRules ?? null;
  const pictures = picturesOf(call.state.others, rules);
  const unmuted = pictures.filter(isUnmuted).map(({ key }) => key);
  const speaker = useActiveSpeaker(call.session.receiver, unmuted);
  const [wanted, turnTo] = useState(0);
  const arranged = arrange(pictures, { layout, pinned, speaker, portraitOver });
  const frame = { ...size, isPortrait };
  const { large, small, page, pages } = pageOf(arranged, wanted, layout, frame);
  const inSight = [...large, ...small];
  useInSight(call.session.receiver, inSight);
  const { phase, relayUp, self } = call.state;
  const isExplained = phase !== 'in' || !relayUp || self?.paused === true;
  const columns = columnsFor(large.length, belowPager(frame, pages));
  // A single small picture next to the large one is no higher or wider than one of several.
  const rows = { '--columns': columns, '--small': Math.max(small.length, 3) };
  const style = { ...rows, '--see-through': transparency / 100 } as CSSProperties;
  return (
    <div
      ref={measured}
      className={styles.frame}
      style={{ '--pager': `${PAGER_HEIGHT}px` } as CSSProperties}
    >
      {pages > 1 && <Pager page={page} pages={pages} onTurn={turnTo} />}
      <div
        className={styles.pictures}
        style={style}
        data-layout={layout}
        data-split={small.length > 0 || undefined}
        data-over={arranged.isOver || undefined}
        data-testid="group-pictures"
      >
        {pictures.map(({ key, isShown, participant, isStill }) => {
          const remote = streams.get(key);
          const name = participant.displayName || t('call.somebody');
          const isPinned = pinned === key;
          const label = t(isPinned ? 'sessionCall.unpin' : 'sessionCall.pin', { name });
          return (
            <div
              key={key}
              className={classes(styles.picture, large.includes(key) && styles.large)}
              data-picture={key}
              data-away={!inSight.includes(key) || undefined}
              data-large={large.includes(key) || undefined}
              data-speaks={(speaker === key && !isShown) || undefined}
            >
              {isShown && remote && (
                <Suspense>
                  <StreamTile remote={remote} name={name} />
                </Suspense>
              )}
              {!isShown && (
                <RemoteTile
                  participant={participant}
                  rules={rules}
                  still={isStill}
                  remote={remote}
                  quality={quality.get(key)}
                  speaker={choice.speaker}
                  volume={1}
                  explained={isExplained}
                />
              )}
              {pictures.length > 1 && (
                <button
                  type="button"
                  className={styles.pin}
                  aria-pressed={isPinned}
                  aria-label={label}
                  title={label}
                  onClick={() => onPin(isPinned ? null : key)}
                >
                  <Icon name="pin" />
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
