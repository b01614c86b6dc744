import { useTexts } from '#i18n/useTexts.js';
import { waitingTexts } from '#i18n/waiting-texts.js';
import { KeepPlace } from './KeepPlace.js';
import { LeaveLine } from './LeaveLine.js';
import { LongWait } from './LongWait.js';
import styles from './LongWait.module.css';
import { PlaceKept } from './PlaceKept.js';
import type { WaitingProps } from './waiting-props.js';

/** From here on it is worth to go: a mail comes when two are ahead. */
const FAR_BACK = 4;

/** The choices of a visitor in line in addition to waiting. */
export function WaitingActions({ portal, session, view }: WaitingProps) {
  const says = useTexts();
  const { longWait, placeKept, position } = view;
  if (placeKept !== 'no') return <PlaceKept session={session} view={view} />;
  const mayGo = longWait === 'keepPlace' || (position ?? 0) >= FAR_BACK;
  return (
    <>
      <p className={styles.keep}>{says(waitingTexts.keep)}</p>
      {longWait !== null && <LongWait portal={portal} session={session} view={view} />}
      {mayGo && <KeepPlace portal={portal} session={session} view={view} />}
      <LeaveLine session={session} view={view} />
    </>
  );
}
