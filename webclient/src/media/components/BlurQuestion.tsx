import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { useStore } from '#state/store.js';
import type { LocalMedia } from '../core/local-media.js';

/**
 * Asks how to show a participant whose background could not be blurred; the camera is off until it
 * is answered.
 */
export function BlurQuestion({ media }: { media: LocalMedia }) {
  const { t } = useTranslation();
  const { blur } = useStore(media.state);
  if (blur !== 'failed') return null;
  return (
    <Dialog
      title={t('devices.blurQuestion.title')}
      actions={
        // A key that is pressed while the question opens gives the answer that shows nothing.
        <>
          <Button kind="primary" onClick={() => media.leaveCameraOff()}>
            {t('devices.blurQuestion.leaveOff')}
          </Button>
          <Button onClick={() => void media.showUnblurred()}>
            {t('devices.blurQuestion.show')}
          </Button>
        </>
      }
    >
      <p>{t('devices.blurQuestion.text')}</p>
    </Dialog>
  );
}
