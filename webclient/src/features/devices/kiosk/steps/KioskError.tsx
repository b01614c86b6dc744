import type { PublicPortal } from '@foyer/contracts/portals';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { StepFrame } from '#features/visits/visitor/StepFrame.js';
import steps from '#features/visits/visitor/Steps.module.css';
import type { VisitSession } from '#features/visits/visitor/visit-session.js';

/** After this time the visit begins again automatically, in milliseconds. */
const BEGIN_AGAIN_MS = 5_000;

/** A visit that cannot continue: it begins again from the start without a press. */
export function KioskError({ portal, session }: { portal: PublicPortal; session: VisitSession }) {
  const { t } = useTranslation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      session.restart().catch(() => {
        timer = setTimeout(begin, BEGIN_AGAIN_MS);
      });
    };
    timer = setTimeout(begin, BEGIN_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [session]);
  return (
    <StepFrame portal={portal}>
      <div role="alert">
        <h1 className={steps.title}>{t('visitor.errorTitle')}</h1>
        <p className={steps.soft}>{t('kiosk.restarting')}</p>
      </div>
    </StepFrame>
  );
}
