import { DeviceDeactivated, deviceMessages, DeviceSignedOut } from '@foyer/contracts/devices';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/** The code that a device receives, by the reason why it may no longer speak. */
const CODES = {
  elsewhere: 'DEVICE_ELSEWHERE',
  'key-replaced': 'SIGNED_OUT',
  deactivated: 'DEVICE_DEACTIVATED',
  deleted: 'DEVICE_UNKNOWN',
  'token-reused': 'SIGNED_OUT',
} as const;

/**
 * A sign-in of a device that is over, or rests, takes its open connections with it, as soon as its
 * token is refused.
 */
export const CloseWhatADeviceOpenedWhenItIsSignedOut = definePush({
  name: 'close-what-a-device-opened-when-it-is-signed-out',
  whenReadModel: { projection: 'devices', events: [DeviceDeactivated, DeviceSignedOut] },
  needs: { realtime: Realtime },
  each: (event, { needs: { realtime } }) => {
    const [room, code] =
      event.type === 'DeviceDeactivated'
        ? [`device:${event.data.deviceId}`, 'DEVICE_DEACTIVATED' as const]
        : [`device-sign-in:${event.data.signInId}`, CODES[event.data.reason]];
    // A page that receives the reason shows it, instead of trying to reconnect without end.
    realtime.push(deviceMessages.deviceSignedOut, room, { code });
    realtime.push(deviceMessages.agentSignedOut, room, { code });
    realtime.disconnect(room, code);
  },
});
