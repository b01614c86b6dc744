import type { CallRecordingInfo } from '@foyer/contracts/recordings';

import { Button } from '#design/Button.js';
import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import { HeldLine } from '../components/HeldLine.js';
import type { CallInHand } from '../hooks/useCall.js';
import { ownTextOf, useOwnConsent } from './own-consent.js';

interface RecordedLineProps {
  readonly call: CallInHand;
  readonly info: CallRecordingInfo;
}

/** Says in what covers the call that one is recorded, with the way to withdraw. */
export function RecordedLine({ call, info }: RecordedLineProps) {
  const says = useTexts();
  const { own, isOn, busy, answer } = useOwnConsent(call, info);
  if (!isOn || !own || own.consent === 'asked') return null;
  const has = own.consent === 'agreed';
  return (
    <HeldLine
      text={says(ownTextOf(own))}
      action={
        <Button size="small" busy={busy} onClick={() => void answer(has ? 'refused' : 'agreed')}>
          {says(has ? texts.withdraw : texts.agree)}
        </Button>
      }
    />
  );
}
