import { useTranslation } from 'react-i18next';

import { Notice } from '#app/Notice.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import type { KioskSession } from '../session/kiosk-session.js';

const KNOWN = ['DEVICE_DEACTIVATED', 'DEVICE_ELSEWHERE', 'LICENCE_EXPIRED'] as const;
const textsOf = (code: string) => KNOWN.find((known) => known === code) ?? 'other';

/**
 * A device that is not let in, and what has to happen. If another booth has taken its place, the
 * way back is here.
 */
export function ShutScreen({ session, code }: { session: KioskSession; code: string }) {
  const { t } = useTranslation();
  const texts = textsOf(code);
  return (
    <Notice
      sign={<Icon name={texts === 'DEVICE_ELSEWHERE' ? 'link' : 'power'} />}
      title={t(`kiosk.shut.${texts}.title`)}
      text={t(`kiosk.shut.${texts}.text`)}
      action={
        texts === 'DEVICE_ELSEWHERE' && (
          <Button kind="primary" size="large" onClick={() => session.askForKey()}>
            {t('kiosk.useHere')}
          </Button>
        )
      }
    />
  );
}
