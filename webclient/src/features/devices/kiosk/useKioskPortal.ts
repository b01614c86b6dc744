import type { Device } from '@foyer/contracts/devices';
import { BASE_PATH } from '@foyer/contracts/identity';
import { useCallback, useState } from 'react';

import { useStore } from '#state/store.js';
import { readVisit } from '../../visits/visitor/stored-visit.js';
import type { Kiosk } from './kiosk.js';

/**
 * As `stored-visit` keeps portals, whose page would be heavier if this were shared; a spec holds
 * them together.
 */
const KEPT = `${BASE_PATH}/portal/`;

/** At which portal this browser holds a visit whose portal it keeps; null where it holds none. */
function heldPortalId(storage: Storage): string | null {
  const kept = Object.keys(storage)
    .filter((name) => name.startsWith(KEPT))
    .map((name) => name.slice(KEPT.length));
  return kept.find((portalId) => readVisit(storage, portalId) !== undefined) ?? null;
}

/**
 * The portal a kiosk stands for; another one is taken when the visitor has gone. A page that is
 * loaded again stays at the portal of the visit that it holds, also where the device has another
 * portal by now, or none.
 * @returns the portal, and what says that no visit is held any more
 */
export function useKioskPortal(
  kiosk: Pick<Kiosk, 'state'>,
  { queueId }: Pick<Device, 'queueId'>,
): [string | null, () => void] {
  const [portalId, setPortalId] = useState(queueId);
  const [held, setHeld] = useState(() => heldPortalId(localStorage));
  const { step } = useStore(kiosk.state);
  const free = step === 'IN_PERMISSION' || step === 'IN_START';
  if ((free || portalId === null) && portalId !== queueId) setPortalId(queueId);
  return [held ?? portalId, useCallback(() => setHeld(null), [])];
}
