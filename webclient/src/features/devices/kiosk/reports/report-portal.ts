import { deviceMessages } from '@foyer/contracts/devices';

import { debug } from '#debug.js';
import type { Wire } from '#wire/wire.js';
import { hasContent } from '#features/visits/slides/slots.js';
import type { Kiosk } from '../kiosk.js';

/**
 * Says whether the kiosk's portal has something to show, once that is known.
 * @returns How to stop.
 */
export function reportPortal(kiosk: Kiosk, wire: Wire): () => void {
  const application = wire.channel('application');
  let said: string | null = null;
  const say = () => {
    const portal = kiosk.portal.get();
    const { queueId } = kiosk.device;
    if (portal === undefined || queueId === null || application.state.get() !== 'up') return;
    const status = portal && hasContent(portal) ? 'QUEUE_OK' : 'QUEUE_ERROR';
    if (said === queueId + status) return;
    said = queueId + status;
    application
      .emit(deviceMessages.updateClientQueueStatus, { queueId, status })
      .catch((error: unknown) => {
        debug('kiosk', 'portal not said', error);
        said = null;
      });
  };
  const stops = [
    kiosk.portal.subscribe(say),
    application.onUp(() => {
      said = null;
      say();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
