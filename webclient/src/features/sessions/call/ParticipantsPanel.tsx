import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Icon } from '#design/Icon.js';
import { OneLine } from '#design/OneLine.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { CallControls } from './call-controls.js';
import { ParticipantMenu } from './ParticipantMenu.js';
import { SpeakerRequest } from './SpeakerRequest.js';
import type { DeviceRequests } from './useDeviceRequest.js';
import styles from './ParticipantsPanel.module.css';

interface ParticipantsPanelProps {
  readonly call: CallInHand;
  readonly controls: CallControls;
  readonly devices: DeviceRequests;
  readonly act: (work: Promise<void>) => void;
}

/** Lists the participants of the call, their roles, and whether they can be heard. */
export function ParticipantsPanel({ call, controls, devices, act }: ParticipantsPanelProps) {
  const { t } = useTranslation();
  const { self, others, now } = call.state;
  const requests = now?.speakerRequests ?? [];
  const all = self ? [self, ...others] : others;
  return (
    <>
      <h2 className={styles.count}>{t('sessionCall.participants', { count: all.length })}</h2>
      <ul className={styles.list}>
        {all.map((one) => {
          const name = one.displayName || t('call.somebody');
          const muted = one.participantProperties.streamStatus.userCam?.audio.mute ?? true;
          return (
            <li key={one.userCallId} className={styles.person}>
              <Avatar name={one.displayName} />
              <span className={styles.who}>
                <OneLine className={styles.name}>
                  {one === self ? `${name} (${t('sessionCall.you')})` : name}
                </OneLine>
                <span className={styles.role}>
                  {t(`sessions.role.${one.role}`)}
                  {one.paused && ` · ${t(one.isElsewhere ? 'call.isElsewhere' : 'call.isOnHold')}`}
                </span>
              </span>
              {muted && (
                <span className={styles.muted} title={t('call.mutedOf', { name })}>
                  <Icon name="microphoneOff" />
                  <span className="visually-hidden">{t('call.mutedOf', { name })}</span>
                </span>
              )}
              {self && one !== self && (
                <ParticipantMenu
                  {...{ self, controls, devices, act }}
                  other={one}
                  rules={now?.mediaRules ?? null}
                />
              )}
              {self && requests.includes(one.callJoinerId) && (
                <SpeakerRequest
                  self={self}
                  other={one}
                  rules={now?.mediaRules ?? null}
                  controls={controls}
                  act={act}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
