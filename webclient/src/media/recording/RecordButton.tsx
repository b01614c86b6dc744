import { permitsInCall } from '@foyer/contracts/sessions';
import { Suspense, useState } from 'react';

import { prepared } from '#app/prepared.js';
import { Icon } from '#design/Icon.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { Channel } from '#wire/channel.js';
import { barWords } from '../components/bar-words.js';
import { RoundButton } from '../components/RoundButton.js';
import type { CallInHand } from '../hooks/useCall.js';
import { useRecord } from './useRecord.js';

const { Part: StartDialog } = prepared(async () => (await import('./StartDialog.js')).StartDialog, {
  look: 'over',
  inCall: true,
});

interface RecordButtonProps {
  readonly call: CallInHand;
  /** The channel `conference` of the call. */
  readonly channel: Channel;
  readonly callId: string;
}

/** Starts and stops recording, for members who may record in this call. */
export function RecordButton({ call, channel, callId }: RecordButtonProps) {
  const says = useTexts();
  const [asking, setAsking] = useState(false);
  const { self, now } = call.state;
  const { record, busy } = useRecord(channel, callId, self?.callJoinerId ?? '');
  const isMember = self?.joinerType === 'User';
  if (!isMember || !now || !permitsInCall('call.record', self.role)) return null;
  const state = now.callRecordingInfo?.state ?? 'REST';
  const isOn = state === 'STARTING' || state === 'STARTED';
  const why = now.isRecordable ? undefined : says(texts.unavailable);
  const held = state === 'ENDING' ? says(texts.ending) : isOn ? undefined : why;
  return (
    <>
      <RoundButton
        label={says(isOn ? texts.stop : texts.record)}
        word={isOn ? barWords.recording : barWords.record}
        icon={<Icon name="record" filled={isOn} />}
        kind={isOn ? 'off' : 'plain'}
        held={held}
        aria-busy={busy || undefined}
        aria-haspopup={isOn ? undefined : 'dialog'}
        data-testid="record"
        live
        onClick={() => (isOn ? void record('ENDING') : setAsking(true))}
      />
      {asking && (
        <Suspense>
          <StartDialog
            busy={busy}
            onStart={async (type) => {
              if (await record('STARTING', type)) setAsking(false);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
