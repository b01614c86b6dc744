import { deviceMessages } from '@foyer/contracts/devices';

import { Rejected } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { DeviceActions } from '../commands.js';

const { setDeviceCallTrigger } = deviceMessages;

/** Lets a member start a call on a device remotely. */
@Gateway('main')
export class DeviceTriggerGateway {
  constructor(
    private readonly actions: DeviceActions,
    private readonly log: Log,
  ) {}

  @Listens(setDeviceCallTrigger)
  async trigger({
    payload: { deviceId },
    context,
  }: MessageInput<typeof setDeviceCallTrigger>): Promise<{ code: 200 | 500 }> {
    try {
      const { answer } = await this.actions.ask(context, deviceId, 'call');
      return { code: answer.ok ? 200 : 500 };
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      this.log.info('A device did not start a call', { code: error.code, deviceId });
      return { code: 500 };
    }
  }
}
