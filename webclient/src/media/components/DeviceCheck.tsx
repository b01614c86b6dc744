import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useStore } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { keepChecked } from '../core/last-check.js';
import { LocalMedia } from '../core/local-media.js';
import { CheckVerdict } from './CheckVerdict.js';
import styles from './DeviceCheck.module.css';
import { DeviceDetails } from './DeviceDetails.js';
import { DeviceMirror } from './DeviceMirror.js';
import { DeviceSelects } from './DeviceSelects.js';
import { HelpWithMedia } from './HelpWithMedia.js';
import { PathVerdict } from './PathVerdict.js';
import { SoundCheck } from './SoundCheck.js';

interface DeviceCheckProps {
  /** The channel `application` of who looks. */
  readonly channel: Channel;
  readonly onClose: () => void;
}

/**
 * Picture, sound and the way to the media server, as in a call to come; what is chosen here is
 * taken there.
 */
export function DeviceCheck({ channel, onClose }: DeviceCheckProps) {
  const { t } = useTranslation();
  const [media] = useState(() => new LocalMedia(navigator.mediaDevices, localStorage));
  const { phase, problem, audio, video } = useStore(media.state);
  useEffect(() => {
    void media.open();
    keepChecked(localStorage, Date.now());
    return () => media.close();
  }, [media]);
  return (
    <Dialog
      title={t('devices.check.title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onClose}>
            {t('devices.check.done')}
          </Button>
          {phase === 'failed' && (
            <Button onClick={() => void media.open()}>{t('devices.retry')}</Button>
          )}
        </>
      }
    >
      <DeviceMirror media={media} />
      {phase === 'failed' && problem ? (
        <HelpWithMedia problem={problem} />
      ) : (
        <>
          <CheckVerdict
            media={media}
            good={t('devices.check.good')}
            goodAudio={t('devices.check.goodAudio')}
          />
        </>
      )}
      <div className={styles.level}>
        <SoundCheck media={media} />
      </div>
      {phase === 'ready' && <PathVerdict channel={channel} audio={audio} video={video} />}
      {phase === 'ready' && (
        <DeviceDetails>
          <DeviceSelects media={media} />
        </DeviceDetails>
      )}
    </Dialog>
  );
}
