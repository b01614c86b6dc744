import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { deviceConferenceMessages } from '@foyer/contracts/devices';

import { Gateway, Listens, Realtime, type MessageInput } from '#platform/realtime';
import { ReportFrozenStream } from '../commands.js';
import { FindVisitOfCallAtDevice } from '../queries.js';
import { speakingDevice } from './speaking-device.js';

const { deviceStreamFrozen, deviceUserCamImage } = deviceConferenceMessages;

/** Passes messages of a device in its call to those who are in it. */
@Gateway('conference')
export class DeviceConferenceGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly realtime: Realtime,
  ) {}

  @Listens(deviceUserCamImage)
  async userCamImage({ payload, actor }: MessageInput<typeof deviceUserCamImage>) {
    const { deviceId } = speakingDevice(actor);
    const { sessionCallId: callId } = payload;
    if (callId === null) return;
    await this.queries.execute(new FindVisitOfCallAtDevice({ deviceId, callId }));
    this.realtime.push(deviceUserCamImage, `call:${callId}`, { deviceId, ...payload });
  }

  @Listens(deviceStreamFrozen)
  async streamFrozen({ payload, actor, context }: MessageInput<typeof deviceStreamFrozen>) {
    const device = speakingDevice(actor);
    const { deviceId } = device;
    const { sessionCallId: callId } = payload;
    const visitId =
      callId === null
        ? null
        : await this.queries.execute(new FindVisitOfCallAtDevice({ deviceId, callId }));
    await this.commands.execute(new ReportFrozenStream(context, { ...device, visitId }));
    if (callId === null) return;
    this.realtime.push(deviceStreamFrozen, `call:${callId}`, { deviceId, ...payload });
  }
}
