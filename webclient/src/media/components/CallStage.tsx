import { Suspense, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageInUse } from '#app/build/page-in-use.js';
import { useCallParts } from '#app/call-parts.js';
import { prepared } from '#app/prepared.js';
import { Button } from '#design/Button.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import { columnsFor } from '../group/arrange.js';
import { useSize } from '../group/useSize.js';
import type { CallInHand } from '../hooks/useCall.js';
import { useIdle } from '../hooks/useIdle.js';
import { CallBar } from './CallBar.js';
import styles from './CallStage.module.css';
import { DeviceTrouble } from './DeviceTrouble.js';
import { HoldReason } from './hold-reason.js';
import { InOtherCall } from './InOtherCall.js';
import { RemoteTile } from './RemoteTile.js';
import { SelfTile } from './SelfTile.js';
import { SilencedNotice } from './SilencedNotice.js';
import { StageNotice } from './StageNotice.js';

const { Part: StreamTile } = prepared(async () => (await import('./StreamTile.js')).StreamTile, {
  inCall: true,
});

const { Part: CallRecording } = prepared(
  async () => (await import('../recording/CallRecording.js')).CallRecording,
  { look: 'inline', inCall: true },
);

const { Part: Captions } = prepared(
  async () => (await import('../captions/Captions.js')).Captions,
  { look: 'inline', inCall: true },
);
const { Part: CallCaptions } = prepared(
  async () => (await import('../captions/CallCaptions.js')).CallCaptions,
  { look: 'inline', inCall: true },
);
const { Part: CaptionsButton } = prepared(
  async () => (await import('../captions/CaptionsButton.js')).CaptionsButton,
  { look: 'inline', inCall: true },
);

/** The controls hide when nothing moves for so long, in milliseconds. */
const BAR_STAYS_MS = 4_000;

interface CallStageProps {
  readonly call: CallInHand;
  readonly media: LocalMedia;
  /** The expected person, while the user is alone in the call. */
  readonly expecting?: string;
  /** Replaces the text that another person is expected. */
  readonly alone?: string;
  /** Undefined where this side has no button to leave by. */
  readonly onLeave?: (() => void) | undefined;
  readonly onEnd?: () => void;
  /** How loud the others are, 0 to 1. */
  readonly volume?: number;
  /** True if the user only listens here and sends nothing. */
  readonly listens?: boolean;
  /** Shown below the words that one is on hold. */
  readonly whileOnHold?: ReactNode;
  /** Said over the pictures. */
  readonly notice?: ReactNode;
  /** Stands among the usual controls. */
  readonly more?: ReactNode;
  /** In the place of the usual pictures of the others. */
  readonly pictures?: ReactNode;
  /** The content that all work on together; it stands large, with the pictures next to it. */
  readonly board?: ReactNode;
  /** True if a control needs attention; the controls then stay visible. */
  readonly awaited?: boolean;
  /** In the place of the usual controls. */
  readonly controls?: ReactNode;
  /** Stands below everything. */
  readonly footer?: ReactNode;
}

/** A person without a name is none to be named. */
const named = (name: string | null | undefined): string | undefined =>
  name === '' || name === null ? undefined : name;

/**
 * The dark stage: the others large, the user small, the controls below; above it, the sign of a
 * recording.
 */
export function CallStage({
  call,
  media,
  expecting,
  alone,
  onLeave,
  onEnd,
  volume = 1,
  listens = false,
  whileOnHold,
  notice,
  more,
  pictures,
  board,
  awaited = false,
  controls,
  footer,
}: CallStageProps) {
  const { t } = useTranslation();
  useCallParts();
  usePageInUse(true);
  const stage = useRef<HTMLDivElement>(null);
  const [place, size] = useSize();
  const hasBoard = Boolean(board);
  const rests = useIdle(stage, BAR_STAYS_MS);
  const mayRest = !awaited && !hasBoard;
  const idle = rests.idle && mayRest;
  const streams = useStore(call.session.receiver.streams);
  const quality = useStore(call.watch.quality);
  const { choice } = useStore(media.state);
  const { phase, others, relayUp, self } = call.state;
  const nameOf = (userCallId: string) =>
    named(others.find((one) => one.userCallId === userCallId)?.displayName) ?? t('call.somebody');
  const isElsewhere = phase === 'replaced' || phase === 'elsewhere';
  // The user's own picture is hidden on hold, since it would cover the notice.
  const isOnHold = phase === 'in' && (self?.paused === true || Boolean(notice));
  const elsewhere = self?.isElsewhere === true ? 'Elsewhere' : 'OnHold';
  const holdReason = phase === 'in' && self?.paused ? t(`call.not${elsewhere}`) : undefined;
  const shown = [...streams.entries()].filter(([, { mediaType }]) => mediaType !== 'userCam');

  return (
    <div className={styles.frame} data-mode="dark">
      {phase === 'in' && call.state.now?.callRecordingInfo && (
        <Suspense>
          <CallRecording
            call={call}
            info={call.state.now.callRecordingInfo}
            away={Boolean(notice)}
          />
        </Suspense>
      )}
      {phase === 'in' && call.state.now?.callTranscriptInfo && (
        <Suspense>
          <CallCaptions call={call} media={media} info={call.state.now.callTranscriptInfo} />
        </Suspense>
      )}
      <div className={styles.told} role="status">
        {phase === 'in' && call.state.now?.isListenedTo === true && t('call.listenedTo')}
      </div>
      <div
        ref={stage}
        className={styles.stage}
        data-idle={idle || undefined}
        data-testid="call-stage"
        data-relay={call.state.relay}
        data-board={hasBoard || undefined}
      >
        {hasBoard && <div className={styles.board}>{board}</div>}
        {pictures ?? (
          <div
            ref={place}
            className={styles.others}
            style={{ '--columns': columnsFor(others.length, size) } as CSSProperties}
            data-count={Math.min(others.length, 5)}
            data-shown={shown.length > 0 || undefined}
          >
            <Suspense>
              {shown.map(([key, remote]) => (
                <StreamTile key={key} remote={remote} name={nameOf(remote.userCallId)} />
              ))}
            </Suspense>
            {others.map((participant) => {
              const key = `${participant.userCallId}/userCam`;
              return (
                <RemoteTile
                  key={participant.userCallId}
                  participant={participant}
                  remote={streams.get(key)}
                  quality={quality.get(key)}
                  speaker={choice.speaker}
                  volume={volume}
                  explained={!relayUp || isOnHold || isElsewhere}
                />
              );
            })}
          </div>
        )}
        {phase === 'in' && !self?.paused && !notice && others.length === 0 && (
          <StageNotice text={alone ?? t('call.alone', { name: expecting })} />
        )}
        {phase === 'in' && self?.isElsewhere && <InOtherCall {...{ call, self }} />}
        {phase === 'in' && self?.paused && !self.isElsewhere && (
          <StageNotice text={t('call.onHold')} action={whileOnHold} />
        )}
        {phase === 'in' && notice}
        {phase === 'joining' && <StageNotice text={t('call.joining')} />}
        {phase === 'full' && <StageNotice text={t('call.full')} />}
        {isElsewhere && (
          <StageNotice
            text={t(`call.${phase}`)}
            action={
              <Button kind="primary" onClick={() => void call.session.takeBack()}>
                {t(phase === 'elsewhere' ? 'call.useHere' : 'call.takeBack')}
              </Button>
            }
          />
        )}
        {phase === 'in' && !relayUp && <StageNotice text={t('call.relayDown')} />}
        {phase === 'in' && self?.participantProperties.closedCaptionEnabled === true && (
          <Suspense>
            <Captions call={call} />
          </Suspense>
        )}
        {!isElsewhere && (
          <>
            {!listens && !isOnHold && <SelfTile media={media} />}
            {!listens && <DeviceTrouble media={media} />}
            {phase === 'in' && !listens && !isOnHold && <SilencedNotice call={call} />}
            {controls ?? (
              <CallBar
                media={media}
                hidden={idle}
                asleep={rests.asleep && mayRest}
                listens={listens}
                onLeave={onLeave}
                more={
                  <HoldReason value={holdReason}>
                    {more}
                    {phase === 'in' && !listens && (
                      <Suspense>
                        <CaptionsButton call={call} />
                      </Suspense>
                    )}
                  </HoldReason>
                }
                {...(onEnd ? { onEnd } : {})}
              />
            )}
          </>
        )}
      </div>
      {footer}
    </div>
  );
}
