import type { Device } from '@foyer/contracts/devices';
import { portalTheme } from '@foyer/contracts/look';
import { isOpen, type PublicPortal } from '@foyer/contracts/portals';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Notice } from '#app/Notice.js';
import { chooseLanguage } from '#i18n/i18n.js';
import { currentLanguage } from '#i18n/language.js';
import { useNow } from '#state/now.js';
import { useStore } from '#state/store.js';
import { keepPortal } from '../../visits/visitor/stored-visit.js';
import { StartSkeleton } from '../../visits/visitor/StartSkeleton.js';
import { useFavicon } from '../../visits/visitor/useFavicon.js';
import { usePrefersDark } from '../../visits/visitor/usePrefersDark.js';
import { usePublicPortal } from '../../visits/visitor/usePublicPortal.js';
import type { VisitSession } from '../../visits/visitor/visit-session.js';
import type { Kiosk } from './kiosk.js';
import { isOperating } from './opening/operating-hours.js';
import { IDLE_AFTER_MS } from './screen/idle-time.js';
import { KioskFrame } from './screen/KioskFrame.js';
import { usePageIdle } from './screen/usePageIdle.js';
import { KioskClosed } from './steps/KioskClosed.js';
import { KioskStart } from './steps/KioskStart.js';
import { KioskSteps } from './steps/KioskSteps.js';

/** A portal that could not be loaded is asked for again after this time, in milliseconds. */
const LOAD_AGAIN_MS = 3_000;

const ownLanguage = currentLanguage();

interface EntranceProps {
  readonly kiosk: Kiosk;
  readonly device: Device;
  readonly portal: PublicPortal;
  readonly session: VisitSession;
}

/**
 * Before a visit: the start, which invites anyone who comes by in the language it began with, or
 * why there is none now.
 */
function Entrance({ kiosk, device, portal, session }: EntranceProps) {
  const now = useNow();
  const { phase } = useStore(kiosk.media.state);
  const attract = usePageIdle(IDLE_AFTER_MS);
  const { operatingHours } = device;
  useEffect(() => {
    if (attract && currentLanguage() !== ownLanguage) void chooseLanguage(ownLanguage);
  }, [attract]);
  if (!isOpen(portal) || !isOperating(operatingHours, now)) {
    return <KioskClosed portal={portal} hours={operatingHours} at={now} />;
  }
  return (
    <KioskStart portal={portal} session={session} ready={phase === 'ready'} attract={attract} />
  );
}

interface KioskPortalProps {
  readonly kiosk: Kiosk;
  readonly device: Device;
  readonly session: VisitSession;
  readonly portalId: string;
}

/** The portal that a kiosk stands for, and the visit that is under way at it. */
export function KioskPortal({ kiosk, device, session, portalId }: KioskPortalProps) {
  const { t } = useTranslation();
  const [load, again] = usePublicPortal(portalId, true);
  const { phase } = useStore(session.state);
  const [last, setLast] = useState<PublicPortal | null>(null);
  const dark = usePrefersDark();

  const loadAgain = useEffectEvent(again);

  // A visit also continues while its portal cannot be loaded.
  if (load.phase === 'found' && load.portal !== last) setLast(load.portal);
  useEffect(() => {
    // So it does after a reload, where the portal is gone or asks newcomers to wait.
    if (phase === 'inside' && load.phase === 'found') keepPortal(localStorage, load.portal);
  }, [phase, load]);
  useEffect(() => {
    kiosk.portal.set(
      load.phase === 'found' ? load.portal : load.phase === 'missing' ? null : undefined,
    );
    if (load.phase !== 'failed') return undefined;
    const timer = setTimeout(() => loadAgain(), LOAD_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [kiosk, load]);

  const portal = load.phase === 'found' ? load.portal : phase === 'inside' ? last : null;
  useFavicon(portal);
  const { mode, style } = portalTheme(portal?.appearance ?? {}, dark);
  const { brightness } = device;
  return (
    <KioskFrame brightness={brightness} mode={mode} style={style}>
      {portal === null ? (
        load.phase === 'missing' ? (
          <Notice sign="?" title={t('kiosk.shut')} text={t('kiosk.shutText')} />
        ) : (
          <StartSkeleton />
        )
      ) : phase === 'inside' ? (
        <KioskSteps portal={portal} session={session} kiosk={kiosk} />
      ) : phase === 'outside' ? (
        <Entrance kiosk={kiosk} device={device} portal={portal} session={session} />
      ) : (
        <StartSkeleton />
      )}
    </KioskFrame>
  );
}
