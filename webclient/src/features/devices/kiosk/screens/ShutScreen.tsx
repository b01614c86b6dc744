import { useTranslation } from 'react-i18next';

import { Notice } from '#app/Notice.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import type { KioskSession } from '../session/kiosk-session.js';

/**
 * A device that is not let in, in words for visitors: the console says why. If another booth has
 * taken its place, the way back is here.
 */
export function ShutScreen({ session, code }: { session: KioskSession; code: string }) {
  const { t } = useTranslation();
  const isElsewhere = code === 'DEVICE_ELSEWHERE';
  return (
    <Notice
      sign={<Icon name={isElsewhere ? 'link' : 'power'} />}
      title={t('kiosk.shut')}
      text={t('kiosk.shutText')}
      action={
        isElsewhere && (
          <Button kind="quiet" size="large" onClick={() => session.askForKey()}>
            {t('kiosk.useHere')}
          </Button>
        )
      }
    />
  );
}
