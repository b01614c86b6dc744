import type { CallTranscriptInfo } from '@foyer/contracts/smart-meet';
import { smartMeetMessages } from '@foyer/contracts/smart-meet';
import { permitsInCall } from '@foyer/contracts/sessions';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';
import { captionTexts as texts } from '#i18n/caption-texts.js';
import { shownWording } from '#i18n/consent-words.js';
import { currentLanguage } from '#i18n/language.js';
import { useTexts } from '#i18n/useTexts.js';
import type { LocalMedia } from '../core/local-media.js';
import type { CallInHand } from '../hooks/useCall.js';
import styles from './CallCaptions.module.css';
import { TranscriptConsent } from './TranscriptConsent.js';
import { useOwnSpeech, type OwnSpeech } from './useOwnSpeech.js';
import { whoIsWritten } from './who-is-written.js';

const { Part: WithdrawConsent } = prepared(
  async () => (await import('./WithdrawConsent.js')).WithdrawConsent,
  { look: 'over', inCall: true },
);

interface CallCaptionsProps {
  readonly call: CallInHand;
  readonly media: LocalMedia;
  readonly info: CallTranscriptInfo;
}

/**
 * Says that a transcript is being made, and if it includes the user; asks a participant who has not
 * answered.
 */
export function CallCaptions({ call, media, info }: CallCaptionsProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const [busy, setBusy] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const { self, others } = call.state;
  const { channel, sessionCallId } = call.session;
  const { isOn, startedBy, takesSound } = info;
  const own = info.participants.find(({ callJoinerId }) => callJoinerId === self?.callJoinerId);
  const agrees = own?.consent === 'agreed';
  const speech = useOwnSpeech(call, media, { isWanted: isOn && agrees, takesSound });

  const does = async (asked: Promise<unknown>) => {
    setBusy(true);
    await asked.then(
      () => setWithdrawing(false),
      (error: unknown) => toast(messageOf(error, t), 'problem'),
    );
    setBusy(false);
  };
  const answer = (consent: 'agreed' | 'refused') =>
    does(
      channel.emit(smartMeetMessages.answerCallTranscript, {
        ...{ sessionCallId, consent, shown: shownWording('transcript') },
      }),
    );
  const stop = () => does(channel.emit(smartMeetMessages.stopCallTranscript, { sessionCallId }));
  const starter = others.find(({ callJoinerId }) => callJoinerId === startedBy)?.displayName ?? '';
  const present = self === null ? others : [self, ...others];
  const { isAnyone, refusedIds } = whoIsWritten(
    info,
    present.map(({ callJoinerId }) => callJoinerId),
  );
  const refused = others
    .filter(({ callJoinerId }) => refusedIds.includes(callJoinerId))
    .map(({ displayName }) => (displayName === '' ? says(texts.someone) : displayName));
  const mayStop =
    self !== null && (startedBy === self.callJoinerId || permitsInCall('call.record', self.role));
  return (
    <div className={styles.transcript} data-shown={isOn || undefined}>
      <div className={styles.line} role="status" data-testid="transcript" data-on={isOn}>
        {isOn && (
          <strong className={styles.sign}>{says(isAnyone ? texts.isOn : texts.noOne)}</strong>
        )}
        {isOn && own && own.consent !== 'asked' && (
          <span className={styles.sign} data-testid="transcript-own" data-speech={speech}>
            {says(agrees ? textOf[speech] : texts.youAreNot)}
          </span>
        )}
        {isOn && isAnyone && refused.length > 0 && (
          <span className={styles.sign} data-testid="transcript-refused">
            {says(texts.notCaptioned).replace('{names}', () => inWords(refused))}
          </span>
        )}
        {!isOn && <span className="visually-hidden">{says(texts.ended)}</span>}
      </div>
      {isOn && own && own.consent !== 'asked' && (
        <button
          type="button"
          className={styles.change}
          disabled={busy}
          onClick={() => (agrees ? setWithdrawing(true) : void answer('agreed'))}
        >
          {says(agrees ? texts.withdraw : texts.agree)}
        </button>
      )}
      {isOn && mayStop && (
        <button type="button" className={styles.change} disabled={busy} onClick={() => void stop()}>
          {says(texts.stop)}
        </button>
      )}
      {isOn && own?.consent === 'asked' && (
        <TranscriptConsent
          name={starter === '' ? says(texts.someone) : starter}
          busy={busy}
          takesSound={takesSound}
          onAnswer={(consent) => void answer(consent)}
        />
      )}
      {withdrawing && (
        <Suspense>
          <WithdrawConsent
            busy={busy}
            onWithdraw={() => void answer('refused')}
            onClose={() => setWithdrawing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);

const textOf = {
  cannot: texts.cannot,
  idle: texts.youAre,
  works: texts.youAre,
  fails: texts.failed,
} as const satisfies Record<OwnSpeech, unknown>;
