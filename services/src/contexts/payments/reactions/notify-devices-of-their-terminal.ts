import { DevicePaymentTerminalConfigured } from '@foyer/contracts/devices';
import { paymentMessages } from '@foyer/contracts/payments';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { roomOfDevice } from '../delivery/rooms.js';

/**
 * A new address of its terminal reaches a device at once; who is away is given it when it comes.
 */
export const NotifyDevicesOfTheirTerminal = definePush({
  name: 'notify-devices-of-their-terminal',
  needs: { realtime: Realtime },
  on: [DevicePaymentTerminalConfigured],
  each: ({ data }, { needs: { realtime } }) => {
    realtime.push(paymentMessages.setPaymentTerminalConfig, roomOfDevice(data.deviceId), data);
  },
});
