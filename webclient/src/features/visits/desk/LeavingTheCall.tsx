import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { guardLeaving } from '../../../app/leaving.js';
import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';

/** Asks anyone who signs out in mid-call; where the whole page is closed or loaded again, the browser asks. */
export function LeavingTheCall({ onEnd }: { onEnd: () => Promise<boolean> }) {
  const { t } = useTranslation();
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    const endGuard = guardLeaving((leave) => setGo(() => leave));
    return () => {
      globalThis.removeEventListener('beforeunload', onUnload);
      endGuard();
    };
  }, []);
  if (!go) return null;
  const endAndGo = async () => {
    if (await onEnd()) go();
    else setGo(null);
  };
  return (
    <Dialog
      title={t('desk.leaveCallTitle')}
      onClose={() => setGo(null)}
      actions={
        <>
          <Button kind="danger" onClick={() => void endAndGo()}>
            {t('desk.leaveCallEnd')}
          </Button>
          <Button onClick={() => setGo(null)}>{t('call.stay')}</Button>
        </>
      }
    >
      <p>{t('desk.leaveCallText')}</p>
    </Dialog>
  );
}
