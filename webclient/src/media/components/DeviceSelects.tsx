import { pictureLimits } from '@foyer/contracts/calls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useStore } from '../../state/store.js';
import type { DeviceChoice, Quality } from '../core/device-choice.js';
import type { LocalMedia } from '../core/local-media.js';
import type { Device } from '../core/local-state.js';
import styles from './DeviceSelects.module.css';

const QUALITIES = ['4K', 'Full HD', 'HD', 'SD', 'Low'] as const satisfies readonly Quality[];

interface SelectProps {
  readonly label: string;
  readonly devices: readonly Device[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function DeviceSelect({ label, devices, chosen, onChoose }: SelectProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        disabled={devices.length === 0}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {devices.length === 0 && <option value="">{t('devices.none')}</option>}
        {devices.map(({ id: device, label: name }, index) => (
          <option key={device} value={device}>
            {name || t('devices.unnamed', { number: index + 1 })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How well the own picture is sent at most: less spares a slow connection. */
function QualitySelect({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const id = useId();
  const { choice, allowed } = useStore(media.state);
  const less = QUALITIES.filter((one) => pictureLimits[one].bitrate < allowed.picture.bitrate);
  const chosen = less.find((one) => one === choice.quality);
  const choose = (value: string) =>
    void media.choose({ quality: less.find((one) => one === value) ?? null });
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('devices.quality')}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('devices.qualityOf.best')}</option>
        {less.map((one) => (
          <option key={one} value={one}>
            {t(`devices.qualityOf.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Whether this browser lets a page choose where sound comes out. */
const choosesSpeaker =
  'HTMLMediaElement' in globalThis && 'setSinkId' in HTMLMediaElement.prototype;

/** Which camera, microphone and speaker to use. */
export function DeviceSelects({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { devices, choice, audio, video } = useStore(media.state);
  const choose = (part: Partial<DeviceChoice>) => void media.choose(part);
  const current = (track: MediaStreamTrack | null) => track?.getSettings().deviceId ?? null;
  return (
    <div className={styles.selects}>
      <DeviceSelect
        label={t('devices.camera')}
        devices={devices.cameras}
        chosen={current(video) ?? choice.camera}
        onChoose={(camera) => choose({ camera })}
      />
      <QualitySelect media={media} />
      <DeviceSelect
        label={t('devices.microphone')}
        devices={devices.microphones}
        chosen={current(audio) ?? choice.microphone}
        onChoose={(microphone) => choose({ microphone })}
      />
      {choosesSpeaker && devices.speakers.length > 0 && (
        <DeviceSelect
          label={t('devices.speaker')}
          devices={devices.speakers}
          chosen={choice.speaker}
          onChoose={(speaker) => choose({ speaker })}
        />
      )}
    </div>
  );
}
