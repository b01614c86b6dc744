import { useTranslation } from 'react-i18next';

import { useStore } from '#state/store.js';
import type { CallInHand } from '../hooks/useCall.js';
import styles from './Supervisors.module.css';

/** Says to an agent which supervisors listen or whisper, and lets the whisper be heard. */
export function Supervisors({ call }: { readonly call: CallInHand }) {
  const { t } = useTranslation();
  const streams = useStore(call.session.receiver.streams);
  const supervisors = call.state.now?.supervisors ?? [];
  return (
    <div className={styles.line} role="status">
      {supervisors.map(({ userCallId, displayName, mode }) => {
        const stream = streams.get(`${userCallId}/userCam`)?.stream ?? null;
        return (
          <p key={userCallId} className={styles.one} data-testid="supervisor">
            {t(`supervision.is.${mode}`, { name: displayName || t('call.somebody') })}
            {stream && <Whisper stream={stream} />}
          </p>
        );
      })}
    </div>
  );
}

function Whisper({ stream }: { readonly stream: MediaStream }) {
  const attach = (element: HTMLAudioElement | null) => {
    if (element && element.srcObject !== stream) element.srcObject = stream;
  };
  return <audio ref={attach} autoPlay />;
}
