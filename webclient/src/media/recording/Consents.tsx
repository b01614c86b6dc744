import type { CallRecordingInfo } from '@foyer/contracts/recordings';
import { useTranslation } from 'react-i18next';

import { recordingTexts as texts } from '#i18n/recording-texts.js';
import { useTexts } from '#i18n/useTexts.js';
import type { CallInHand } from '../hooks/useCall.js';
import styles from './CallRecording.module.css';

interface ConsentsProps {
  readonly call: CallInHand;
  readonly info: CallRecordingInfo;
}

/** A participant who may record sees the answers of the others. */
export function Consents({ call, info }: ConsentsProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const { others } = call.state;
  const asked = others.flatMap(({ callJoinerId, displayName }) => {
    const said = info.participants.find((one) => one.callJoinerId === callJoinerId);
    return said ? [{ ...said, name: displayName || t('call.somebody') }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <ul className={styles.consents} aria-label={says(texts.consents)} data-testid="consents">
      {asked.map(({ callJoinerId, name, consent }) => (
        <li key={callJoinerId} data-consent={consent}>
          {name}: {says(texts[consent])}
        </li>
      ))}
    </ul>
  );
}
