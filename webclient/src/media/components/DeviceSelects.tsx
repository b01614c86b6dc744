import { pictureLimits } from '@foyer/contracts/calls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useStore } from '#state/store.js';
import type { DeviceChoice, Quality } from '../core/device-choice.js';
import type { LocalMedia } from '../core/local-media.js';
import { BlurChoice } from './BlurChoice.js';
import { DeviceSelect } from './DeviceSelect.js';
import styles from './DeviceSelects.module.css';
import { choosesSpeaker, SpeakerSelect } from './SpeakerSelect.js';

const ANGLES = [0, 90, 180, 270] as const;
const QUALITIES = ['4K', 'Full HD', 'HD', 'SD', 'Low'] as const satisfies readonly Quality[];

/**
 * Chooses the quality of the user's sent picture: a lower one spares a slow connection, a higher
 * one shows small details.
 */
function QualitySelect({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const id = useId();
  const { choice, allowed } = useStore(media.state);
  const { picture, best } = allowed;
  const others = QUALITIES.filter(
    (one) => pictureLimits[one] !== picture && pictureLimits[one].bitrate <= best.bitrate,
  );
  const chosen = others.find((one) => one === choice.quality);
  const choose = (value: string) =>
    void media.choose({ quality: others.find((one) => one === value) ?? null });
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('devices.quality')}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">
          {t(picture === best ? 'devices.qualityOf.best' : 'devices.qualityOf.usual')}
        </option>
        {others.map((one) => (
          <option key={one} value={one}>
            {t(`devices.qualityOf.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Chooses the rotation of the user's own picture, for a camera that hangs or lies. */
function AngleSelect({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const id = useId();
  const { choice } = useStore(media.state);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('devices.angle')}</label>
      <select
        id={id}
        className={styles.select}
        value={choice.angle}
        onChange={({ target }) =>
          void media.choose({ angle: ANGLES.find((one) => String(one) === target.value) ?? 0 })
        }
      >
        {ANGLES.map((angle) => (
          <option key={angle} value={angle}>
            {t('devices.degrees', { angle })}
          </option>
        ))}
      </select>
    </div>
  );
}

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
      <AngleSelect media={media} />
      <BlurChoice media={media} />
      <DeviceSelect
        label={t('devices.microphone')}
        devices={devices.microphones}
        chosen={current(audio) ?? choice.microphone}
        onChoose={(microphone) => choose({ microphone })}
      />
      {choosesSpeaker && devices.speakers.length > 0 && <SpeakerSelect media={media} />}
    </div>
  );
}
