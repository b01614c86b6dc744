import { permitsInCall } from '@foyer/contracts/sessions';
import type { CallRecordingInfo, RecordingConsent } from '@foyer/contracts/recordings';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { messageOf } from '#app/message-of.js';
import { Elapsed } from '#design/Elapsed.js';
import { toast } from '#design/toasts.js';
import { shownWording } from '#i18n/consent-words.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { CallInHand } from '../hooks/useCall.js';
import { sounds } from '../sound/sounds.js';
import styles from './CallRecording.module.css';
import { ConsentDialog } from './ConsentDialog.js';
import { Consents } from './Consents.js';

const { Part: MarkButton } = prepared(async () => (await import('./MarkButton.js')).MarkButton, {
  look: 'inline',
  inCall: true,
});

interface CallRecordingProps {
  readonly call: CallInHand;
  readonly info: CallRecordingInfo;
  /** True while the user is on the way out and not heard: then nothing is said of them, or asked. */
  readonly away?: boolean;
}

/**
 * Says that a call is being recorded, and if the user is; asks a participant who has not answered.
 */
export function CallRecording({ call, info, away = false }: CallRecordingProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [busy, setBusy] = useState(false);
  const { self, others } = call.state;
  const { state, recordingId, startedAt, userId, recordType } = info;
  const own = info.participants.find(({ callJoinerId }) => callJoinerId === self?.callJoinerId);
  const isOn = state === 'STARTING' || state === 'STARTED';
  useSound(state);

  const answer = async (consent: 'agreed' | 'refused') => {
    setBusy(true);
    await call.session
      .answerRecording(recordingId, consent, shownWording('recording'))
      .catch((error: unknown) => toast(messageOf(error, t), 'problem'));
    setBusy(false);
  };
  const initiator = others.find(({ callJoinerId }) => callJoinerId === userId)?.displayName ?? '';
  const mayRecord = self !== null && permitsInCall('call.record', self.role);
  return (
    <div className={styles.recording} data-shown={isOn || state === 'ENDING' || undefined}>
      <div className={styles.line} role="status" data-testid="recording" data-state={state}>
        {isOn && (
          <div className={styles.sign}>
            {state === 'STARTED' && (
              <span className={styles.dot} aria-hidden="true" data-testid="recording-dot" />
            )}
            <strong>{says(signOf(state, call.state.now?.isRecordable))}</strong>
            {state === 'STARTED' && (
              <span aria-hidden="true">
                <Elapsed since={startedAt} />
              </span>
            )}
          </div>
        )}
        {isOn && !away && own && own.consent !== 'asked' && (
          <div className={styles.own} data-testid="recording-own">
            <span>{says(ownTextOf(own))}</span>
            <button
              type="button"
              className={styles.change}
              disabled={busy}
              onClick={() => void answer(own.consent === 'agreed' ? 'refused' : 'agreed')}
            >
              {says(own.consent === 'agreed' ? texts.withdraw : texts.agree)}
            </button>
          </div>
        )}
        {state === 'STARTED' && mayRecord && self.joinerType === 'User' && (
          <Suspense>
            <MarkButton callId={info.callDetailId} startedAt={startedAt} />
          </Suspense>
        )}
        {state === 'ENDING' && <div className={styles.sign}>{says(texts.ending)}</div>}
        {state === 'REST' && <span className="visually-hidden">{says(texts.ended)}</span>}
      </div>
      {isOn && mayRecord && <Consents call={call} info={info} />}
      {isOn && !away && own?.consent === 'asked' && (
        <ConsentDialog
          name={initiator === '' ? says(texts.someone) : initiator}
          withVideo={recordType === 'video'}
          busy={busy}
          onAnswer={(consent) => void answer(consent)}
        />
      )}
    </div>
  );
}

/** Says that there is a recording only while a track of a participant is open. */
function signOf(state: CallRecordingInfo['state'], isRecordable: boolean | undefined) {
  if (state === 'STARTED') return texts.recording;
  return isRecordable === false ? texts.unavailable : texts.waiting;
}

function ownTextOf({ consent, isRecorded }: { consent: RecordingConsent; isRecorded: boolean }) {
  if (isRecorded) return texts.youAre;
  return consent === 'agreed' ? texts.youWillBe : texts.youAreNot;
}

/**
 * A sound when it begins, and when it ends; none for who came to a call that is recorded already.
 */
function useSound(state: CallRecordingInfo['state']): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== 'STARTED' && state === 'STARTED') sounds.joined();
    if (before.current === 'STARTED' && state !== 'STARTED') sounds.left();
    before.current = state;
  }, [state]);
}
