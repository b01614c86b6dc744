import { sessionCallMessages } from '@foyer/contracts/calls';
import { smartMeetMessages } from '@foyer/contracts/smart-meet';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { messageOf } from '#app/message-of.js';
import { debug } from '../../debug.js';
import { Icon } from '#design/Icon.js';
import { toast } from '#design/toasts.js';
import { captionTexts as texts } from '#i18n/caption-texts.js';
import { shownWording } from '#i18n/consent-words.js';
import { useTexts } from '#i18n/useTexts.js';
import { barWords } from '../components/bar-words.js';
import { RoundButton } from '../components/RoundButton.js';
import type { CallInHand } from '../hooks/useCall.js';
import { areCaptionsKept, keepCaptions } from './kept-captions.js';
import { spokenLanguage } from './spoken-language.js';

const { Part: StartCaptions } = prepared(
  async () => (await import('./StartCaptions.js')).StartCaptions,
  { look: 'over', inCall: true },
);

/**
 * Turns captions on for this page only; if no transcript is being made yet, all participants are
 * asked first.
 */
export function CaptionsButton({ call }: { readonly call: CallInHand }) {
  const { t } = useTranslation();
  const says = useTexts();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { self, now } = call.state;
  const { channel, sessionCallId } = call.session;
  const isOn = self?.participantProperties.closedCaptionEnabled === true;
  const isMade = now?.callTranscriptInfo?.isOn === true;

  useEffect(() => {
    if (isOn || !isMade || !areCaptionsKept(sessionCallId)) return;
    const captions = {
      ...{ sessionCallId, closedCaptionEnabled: true, spokenLanguage: spokenLanguage.get() },
    };
    channel
      .emit(sessionCallMessages.closedCaptionAction, captions)
      .catch((error: unknown) => debug('captions', 'not turned on again', error));
  }, [isOn, isMade, channel, sessionCallId]);

  const turn = async (closedCaptionEnabled: boolean) => {
    setBusy(true);
    // The page may know that captions are off before the answer comes; the answer must not turn
    // them on again.
    if (!closedCaptionEnabled) keepCaptions(sessionCallId, false);
    try {
      if (closedCaptionEnabled && !isMade) {
        const shown = shownWording('transcript');
        await channel.emit(smartMeetMessages.startCallTranscript, { sessionCallId, shown });
      }
      await channel.emit(sessionCallMessages.closedCaptionAction, {
        ...{ sessionCallId, closedCaptionEnabled, spokenLanguage: spokenLanguage.get() },
      });
      if (closedCaptionEnabled) keepCaptions(sessionCallId, true);
      setAsking(false);
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    } finally {
      setBusy(false);
    }
  };
  const isShown = isOn && isMade;
  const press = () => {
    if (!isMade) setAsking(true);
    else if (!busy) void turn(!isShown);
  };
  return (
    <>
      <RoundButton
        label={says(isShown ? texts.off : texts.on)}
        word={barWords.captions}
        icon={<Icon name="captions" />}
        kind={isShown ? 'off' : 'plain'}
        aria-pressed={isShown}
        aria-busy={busy || undefined}
        data-testid="captions"
        live
        onClick={press}
      />
      {asking && (
        <Suspense>
          <StartCaptions
            busy={busy}
            takesSound={now?.callTranscriptInfo?.takesSound}
            onStart={() => void turn(true)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
