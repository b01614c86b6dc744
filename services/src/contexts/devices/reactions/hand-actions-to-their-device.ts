import { DeviceActionAnswered, DeviceActionAsked, deviceMessages } from '@foyer/contracts/devices';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { DeviceActions } from '../commands.js';

/**
 * A device receives its requests wherever it is connected; the person who asked receives its
 * answer.
 */
export const HandActionsToTheirDevice = definePush({
  name: 'hand-actions-to-their-device',
  on: [DeviceActionAsked, DeviceActionAnswered],
  needs: { realtime: Realtime, actions: DeviceActions },
  each: (event, { needs: { realtime, actions } }) => {
    if (event.type === 'DeviceActionAnswered') {
      actions.answered({ answer: event.data, position: event.position });
      return;
    }
    const { deviceId, actionId, action } = event.data;
    const room = `device:${deviceId}`;
    realtime.push(deviceMessages.performDeviceAction, room, { actionId, action });
    realtime.push(deviceMessages.performAgentAction, room, { actionId, action });
  },
});
