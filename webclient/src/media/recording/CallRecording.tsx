import { permitsInCall } from '@foyer/contracts/sessions';
import type { CallRecordingInfo } from '@foyer/contracts/recordings';
import { Suspense, useEffect, useRef } from 'react';

import { prepared } from '#app/prepared.js';
import { Elapsed } from '#design/Elapsed.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { CallInHand } from '../hooks/useCall.js';
import { sounds } from '../sound/sounds.js';
import styles from './CallRecording.module.css';
import { ConsentDialog } from './ConsentDialog.js';
import { Consents } from './Consents.js';
import { ownTextOf, useOwnConsent } from './own-consent.js';

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
  const says = useTexts();
  const { self, others } = call.state;
  const { state, startedAt, userId, recordType } = info;
  const { own, isOn, busy, answer } = useOwnConsent(call, info);
  useSound(state);

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
