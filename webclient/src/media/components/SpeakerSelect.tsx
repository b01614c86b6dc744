import { useTranslation } from 'react-i18next';

import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';
import { DeviceSelect } from './DeviceSelect.js';

/** True if this browser lets a page choose the speaker. */
export const choosesSpeaker =
  'HTMLMediaElement' in globalThis && 'setSinkId' in HTMLMediaElement.prototype;

/** Chooses the speaker, where the browser allows it. */
export function SpeakerSelect({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { devices, choice } = useStore(media.state);
  return (
    <DeviceSelect
      label={t('devices.speaker')}
      devices={devices.speakers}
      chosen={choice.speaker}
      onChoose={(speaker) => void media.choose({ speaker })}
    />
  );
}
