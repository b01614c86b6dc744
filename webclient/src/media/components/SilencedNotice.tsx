import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useStore } from '#state/store.js';
import type { CallInHand } from '../hooks/useCall.js';
import styles from './DeviceTrouble.module.css';

/** Says that the program has turned the microphone off, with one press to turn it on again. */
export function SilencedNotice({ call: { session } }: { readonly call: CallInHand }) {
  const { t } = useTranslation();
  const { silenced } = session.devices;
  const isSilenced = useStore(silenced.is);
  if (!isSilenced) return null;
  return (
    <div className={styles.trouble} role="status">
      <p>{t('call.silenced')}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => silenced.giveBack()}>
          {t('call.unmute')}
        </Button>
      </div>
    </div>
  );
}
