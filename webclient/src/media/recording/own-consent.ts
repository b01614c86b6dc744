import type { CallRecordingInfo, RecordingConsent } from '@foyer/contracts/recordings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { toast } from '#design/toasts.js';
import { shownWording } from '#i18n/consent-words.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import type { CallInHand } from '../hooks/useCall.js';

type Own = CallRecordingInfo['participants'][number];

interface OwnConsent {
  /** This user as the recording knows them; undefined of one who is not part of it. */
  readonly own: Own | undefined;
  /** True while a recording begins or runs. */
  readonly isOn: boolean;
  readonly busy: boolean;
  readonly answer: (consent: 'agreed' | 'refused') => Promise<void>;
}

/** The consent of this user to a recording, and how it is changed. */
export function useOwnConsent(call: CallInHand, info: CallRecordingInfo): OwnConsent {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { state, recordingId, participants } = info;
  const { self } = call.state;
  const answer = async (consent: 'agreed' | 'refused') => {
    setBusy(true);
    await call.session
      .answerRecording(recordingId, consent, shownWording('recording'))
      .catch((error: unknown) => toast(messageOf(error, t), 'problem'));
    setBusy(false);
  };
  return {
    own: participants.find(({ callJoinerId }) => callJoinerId === self?.callJoinerId),
    isOn: state === 'STARTING' || state === 'STARTED',
    busy,
    answer,
  };
}

/** Says whether this user is recorded. */
export function ownTextOf({
  consent,
  isRecorded,
}: {
  consent: RecordingConsent;
  isRecorded: boolean;
}) {
  if (isRecorded) return texts.youAre;
  return consent === 'agreed' ? texts.youWillBe : texts.youAreNot;
}
