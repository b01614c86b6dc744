import type { Device } from '@foyer/contracts/devices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Notice } from '#app/Notice.js';
import { Icon } from '#design/Icon.js';
import { usePageInUse } from '#app/build/page-in-use.js';
import { useNewBuild } from '#app/build/useNewBuild.js';
import { useStore } from '#state/store.js';
import type { Wire } from '#wire/wire.js';
import type { AgentLink } from './agent/agent-link.js';
import { frameSourceOf } from './camera/frame-source.js';
import { FaultLine } from './FaultLine.js';
import { Kiosk, type KioskBrowser } from './kiosk.js';
import { KioskPortal } from './KioskPortal.js';
import { KioskFrame } from './screen/KioskFrame.js';
import type { KioskSession } from './session/kiosk-session.js';
import { ComingScreen } from './screens/ComingScreen.js';
import { prepareCall } from './steps/KioskSteps.js';
import { useKioskPortal } from './useKioskPortal.js';
import { useReports } from './useReports.js';
import { useVisitSession } from './useVisitSession.js';

const browser: KioskBrowser = {
  devices: navigator.mediaDevices,
  storage: localStorage,
  makeSource: frameSourceOf,
  now: () => performance.now(),
  awake: () => document.visibilityState === 'visible',
};

interface AtPortalProps {
  readonly kiosk: Kiosk;
  readonly device: Device;
  readonly session: KioskSession;
  readonly portalId: string;
  /** There is no visit at this portal, or it is over. */
  readonly onFree: () => void;
}

function AtPortal({ kiosk, device, session, portalId, onFree }: AtPortalProps) {
  const visit = useVisitSession(portalId, kiosk, session);
  const { phase } = useStore(visit.state);
  useEffect(() => {
    if (phase === 'outside') onFree();
  }, [phase, onFree]);
  return <KioskPortal kiosk={kiosk} device={device} session={visit} portalId={portalId} />;
}

/** Time without a touch after which a kiosk loads another build of its server, in milliseconds. */
const UNTOUCHED_MS = 5_000;
const FREE = new Set<string>(['IN_PERMISSION', 'IN_START']);

interface KioskInsideProps {
  readonly device: Device;
  readonly wire: Wire;
  readonly session: KioskSession;
  readonly link: AgentLink | null;
}

/** A kiosk that the server has let in. */
export function KioskInside({ device, wire, session, link }: KioskInsideProps) {
  const { t } = useTranslation();
  const [kiosk] = useState(() => new Kiosk(browser, device));
  const [portalId, onFree] = useKioskPortal(kiosk, device);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // A kiosk is ready once it has all that a call needs: the server may have other files by then.
    void prepareCall().then(() => setReady(true));
    kiosk.open();
    return () => kiosk.close();
  }, [kiosk]);
  useEffect(() => kiosk.apply(device), [kiosk, device]);
  useReports(kiosk, wire, session, link);
  const { step } = useStore(kiosk.state);
  usePageInUse(!FREE.has(step));
  useNewBuild(wire.channel('application'), UNTOUCHED_MS);
  if (!isReady) return <ComingScreen />;
  return (
    <>
      <FaultLine kiosk={kiosk} wire={wire} />
      {portalId === null ? (
        <KioskFrame brightness={device.brightness}>
          <Notice
            sign={<Icon name="link" />}
            title={t('kiosk.noPortal')}
            text={t('kiosk.noPortalText', { name: device.name })}
          />
        </KioskFrame>
      ) : (
        <AtPortal
          key={portalId}
          kiosk={kiosk}
          device={device}
          session={session}
          portalId={portalId}
          onFree={onFree}
        />
      )}
    </>
  );
}
