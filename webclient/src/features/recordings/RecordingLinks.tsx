import type { Recording } from '@foyer/contracts/recordings';
import { Suspense, useState } from 'react';

import { prepared } from '#app/prepared.js';
import { Icon } from '#design/Icon.js';
import { playbackTexts as texts } from '#i18n/playback-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import styles from './RecordingLinks.module.css';
import { duration } from '#state/duration.js';

const { Part: RecordingDialog } = prepared(
  async () => (await import('./RecordingDialog.js')).RecordingDialog,
  { look: 'over' },
);

/**
 * The recordings of a call, each of which is played when it is pressed; what became of those that
 * cannot be.
 */
export function RecordingLinks({
  recordings = [],
}: {
  recordings?: readonly Recording[] | undefined;
}) {
  const says = useTexts();
  const [played, setPlayed] = useState<Recording | null>(null);
  const shown = recordings.filter(({ failure }) => failure !== 'nothing-recorded');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list}>
      {shown.map((one) => (
        <li key={one._id}>
          {one.status === 'ready' ? (
            <button
              type="button"
              className={styles.play}
              aria-haspopup="dialog"
              onClick={() => setPlayed(one)}
            >
              <Icon name="play" />
              {says(texts[one.type])} · {duration(one.duration)}
            </button>
          ) : (
            <span className={styles.state}>
              {says(one.status === 'failed' ? texts.failed : texts.processing)}
            </span>
          )}
        </li>
      ))}
      {played && (
        <Suspense>
          <RecordingDialog recording={played} onClose={() => setPlayed(null)} />
        </Suspense>
      )}
    </ul>
  );
}
