import { useTranslation } from 'react-i18next';

import { ConnectionLine } from '#app/ConnectionLine.js';
import { QuietLine } from '#design/QuietLine.js';
import { useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';
import type { Kiosk } from './kiosk.js';

/** The faults of a kiosk, in quiet lines; none of them needs a button to be pressed. */
export function FaultLine({ kiosk, wire }: { kiosk: Kiosk; wire: Wire }) {
  const { t } = useTranslation();
  const { faults, step } = useStore(kiosk.state);
  const { phase } = useStore(kiosk.media.state);
  const isForbidden = step === 'IN_PERMISSION' && phase === 'failed';
  return (
    <>
      <ConnectionLine channel={wire.channel('application')} />
      {faults.picture !== undefined && <QuietLine>{t('kiosk.frozen')}</QuietLine>}
      {(faults.devices !== undefined || isForbidden) && (
        <QuietLine>{t('kiosk.noDevices')}</QuietLine>
      )}
    </>
  );
}
