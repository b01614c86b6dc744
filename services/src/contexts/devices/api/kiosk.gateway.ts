import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { deviceMessages } from '@foyer/contracts/devices';

import { Rejected } from '#platform/cqrs';
import { Spends } from '#platform/http/admission';
import {
  Gateway,
  Listens,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import { AnswerDeviceAction, ReportDeviceQueueStatus, ReportDeviceStatus } from '../commands.js';
import { DevicePresence } from '../domain/device-presence.service.js';
import { FindVisitOfDevice, GetDevice, RequireVisitAtDevice } from '../queries.js';
import { STATUS_REPORTS, QUEUE_STATUS_REPORTS } from './report-rate.js';
import { speakingDevice } from './speaking-device.js';

type In<Name extends keyof typeof deviceMessages> = MessageInput<(typeof deviceMessages)[Name]>;

/**
 * Receives the messages of a kiosk's page as its device; messages of its visitor go over the
 * visit's own connection.
 */
@Gateway('application')
export class KioskGateway implements GatewayHooks {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly presenceTracker: DevicePresence,
  ) {}

  onConnect(connection: Connection): void {
    this.presenceTracker.changed(connection);
  }

  onDisconnect(connection: Connection): void {
    this.presenceTracker.changed(connection);
  }

  @Listens(deviceMessages.registerDevice)
  async register({ payload, actor }: In<'registerDevice'>) {
    const { deviceId } = speakingDevice(actor);
    if (payload.deviceId !== deviceId) throw new Rejected('FORBIDDEN');
    const [device, visit] = await Promise.all([
      this.queries.execute(new GetDevice(deviceId)),
      this.queries.execute(new FindVisitOfDevice(deviceId)),
    ]);
    return { device, visit };
  }

  @Listens(deviceMessages.updateDeviceStatus)
  @Spends(STATUS_REPORTS)
  async updateStatus({ payload, actor, context }: In<'updateDeviceStatus'>) {
    const device = speakingDevice(actor);
    const { clientId: visitId, status, note } = payload;
    if (visitId !== null) {
      await this.queries.execute(new RequireVisitAtDevice({ deviceId: device.deviceId, visitId }));
    }
    const { result } = await this.commands.execute(
      new ReportDeviceStatus(context, { ...device, visitId, status, note }),
    );
    return { status: result };
  }

  @Listens(deviceMessages.updateClientQueueStatus)
  @Spends(QUEUE_STATUS_REPORTS)
  async updateQueueStatus({ payload, actor, context }: In<'updateClientQueueStatus'>) {
    const queueStatus = payload.status;
    await this.commands.execute(
      new ReportDeviceQueueStatus(context, { ...speakingDevice(actor), queueStatus }),
    );
  }

  @Listens(deviceMessages.deviceActionPerformed)
  async actionPerformed({ payload, actor, context }: In<'deviceActionPerformed'>) {
    const { deviceId } = speakingDevice(actor);
    await this.commands.execute(new AnswerDeviceAction(context, { deviceId, ...payload }));
  }
}
