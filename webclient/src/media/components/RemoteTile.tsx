import type { MediaRules, Participant } from '@foyer/contracts/calls';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Button } from '#design/Button.js';
import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { OneLine } from '#design/OneLine.js';
import type { Quality } from '../core/quality.js';
import type { RemoteStream } from '../core/remote-streams.js';
import { hasNoMicrophone, sendsNothing } from '../core/silence.js';
import { useFit } from '../hooks/useFit.js';
import { usePlayback } from '../hooks/usePlayback.js';
import { MayReturn } from './MayReturn.js';
import { pictureless } from './pictureless.js';
import { QualityBars } from './QualityBars.js';
import styles from './RemoteTile.module.css';
import { troubleOf } from './trouble-of.js';

interface RemoteTileProps {
  readonly participant: Participant;
  readonly remote: RemoteStream | undefined;
  /** How the place is set that the call came from. */
  readonly rules?: MediaRules | null;
  /** True if nothing is sent, nor about to be sent. */
  readonly still?: boolean;
  readonly quality: Quality | undefined;
  readonly speaker: string | null;
  /** 0 to 1. */
  readonly volume: number;
  /** True if the stage already says why there is no picture. */
  readonly explained: boolean;
}

/** Another participant of the call: picture or initials, name, and the state of the connection. */
export function RemoteTile({
  participant,
  remote,
  rules = null,
  still = false,
  quality,
  speaker,
  volume,
  explained,
}: RemoteTileProps) {
  const { t } = useTranslation();
  const stream = remote?.stream ?? null;
  const { video, blocked, play } = usePlayback(stream, speaker, volume);
  const fit = useFit(video);
  const { displayName, paused, participantProperties } = participant;
  const status = participantProperties.streamStatus.userCam;
  const name = displayName || t('call.somebody');
  const angle = status?.video.angle ?? 0;
  const pictured = stream !== null && status?.video.mute === false;
  const trouble = troubleOf(participant, still ? { state: 'live' } : remote);
  const isKnown = still || remote?.state === 'live' || sendsNothing(participant);
  const noMicrophone = hasNoMicrophone(participant);
  const quiet = noMicrophone ? 'call.noMicrophoneOf' : 'call.mutedOf';
  const seconds = participantProperties.mayReturnForS;
  // A person who has left on hold is not waited for there.
  const left = seconds !== undefined && (trouble === undefined || (paused && trouble !== 'away'));
  const waiting = left ? (
    <MayReturn name={name} seconds={seconds} />
  ) : (
    trouble && t(`call.${trouble}`, { name })
  );

  return (
    <figure
      className={styles.tile}
      data-testid="remote-tile"
      data-state={remote?.state}
      data-lies={angle % 180 === 90 || undefined}
    >
      <video
        ref={video}
        className={classes(styles.video, !pictured && styles.unseen)}
        style={{ '--fills-width': fit.width, '--fills-height': fit.height } as CSSProperties}
        data-angle={angle}
        data-testid="remote-video"
        aria-label={t('call.pictureOf', { name })}
        autoPlay
        playsInline
      />
      {!pictured && (
        <div className={styles.initials}>
          <Avatar name={displayName} large />
          {!left && isKnown && <p>{t(pictureless(participant, rules), { name })}</p>}
        </div>
      )}
      {waiting && !explained && (
        <p className={styles.waiting} role="status">
          {!paused && <span className={styles.dots} aria-hidden="true" />}
          {waiting}
        </p>
      )}
      {blocked && (
        <div className={styles.blocked}>
          <Button kind="primary" size="large" icon={<Icon name="sound" />} onClick={play}>
            {t('call.hear')}
          </Button>
        </div>
      )}
      <figcaption className={styles.caption}>
        {status?.audio.mute && (
          <span className={styles.muted} title={t(quiet, { name })}>
            <Icon name="microphoneOff" />
            <span className="visually-hidden">{t(quiet, { name })}</span>
          </span>
        )}
        <OneLine>{name}</OneLine>
        {noMicrophone && <span aria-hidden="true">· {t('call.noMicrophone')}</span>}
        {quality && <QualityBars quality={quality} />}
      </figcaption>
    </figure>
  );
}
