import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { guardLeaving } from '#app/leaving.js';
import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';

interface LeavingTheCallProps {
  /**
   * Tells if the call ends with this person, or continues without a colleague who is only
   * consulted.
   */
  readonly how: 'end' | 'leave';
  /** Ends or leaves it. @returns whether that was done */
  readonly onGo: () => Promise<boolean>;
}

/**
 * Asks anyone who signs out in mid-call; where the whole page is closed or loaded again, the
 * browser asks.
 */
export function LeavingTheCall({ how, onGo }: LeavingTheCallProps) {
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
  const doAndGo = async () => {
    if (await onGo()) go();
    else setGo(null);
  };
  return (
    <Dialog
      title={t(`auth.leaving.${how}.title`)}
      onClose={() => setGo(null)}
      actions={
        <>
          <Button kind={how === 'end' ? 'danger' : 'primary'} onClick={() => void doAndGo()}>
            {t(`auth.leaving.${how}.go`)}
          </Button>
          <Button onClick={() => setGo(null)}>{t('call.stay')}</Button>
        </>
      }
    >
      <p>{t(`auth.leaving.${how}.text`)}</p>
    </Dialog>
  );
}
