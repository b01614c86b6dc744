import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { deviceMessages } from '@foyer/contracts/devices';

import { Clock } from '#platform/clock';
import { everyRow } from '#platform/http';
import { Spends } from '#platform/http/admission';
import {
  Gateway,
  Listens,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import { DevicePresence } from '../domain/device-presence.service.js';
import { WATCHERS } from '../domain/watchers.service.js';
import { AnswerDeviceAction, ReportDeviceHealth } from '../commands.js';
import { DeviceTelemetry, FindDevices, liveOf } from '../queries.js';
import { HEALTH_REPORTS } from './report-rate.js';
import { speakingDevice } from './speaking-device.js';

type In<Name extends keyof typeof deviceMessages> = MessageInput<(typeof deviceMessages)[Name]>;

/** Receives the reports of devices, and connects those who watch them. */
@Gateway('monitoring')
export class DeviceAgentGateway implements GatewayHooks {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly presenceTracker: DevicePresence,
    private readonly telemetry: DeviceTelemetry,
    private readonly clock: Clock,
  ) {}

  onConnect(connection: Connection): void {
    this.presenceTracker.changed(connection);
  }

  onDisconnect(connection: Connection): void {
    this.presenceTracker.changed(connection);
  }

  @Listens(deviceMessages.deviceHealth)
  @Spends(HEALTH_REPORTS)
  async health({ payload: health, actor, context }: In<'deviceHealth'>) {
    const device = speakingDevice(actor);
    await this.commands.execute(
      new ReportDeviceHealth(context, { ...device, visitId: null, health }),
    );
    this.telemetry.note(device.deviceId, { health, at: this.clock.now().toISOString() });
  }

  @Listens(deviceMessages.watchDevices)
  async watch({ socket }: In<'watchDevices'>) {
    socket.join(WATCHERS, deviceMessages.watchDevices.policy);
    const all = await everyRow((window) =>
      this.queries.execute(new FindDevices({ sort: { sortName: 1 }, window })),
    );
    return { devices: all.map(liveOf) };
  }

  @Listens(deviceMessages.agentActionPerformed)
  async actionPerformed({ payload, actor, context }: In<'agentActionPerformed'>) {
    const { deviceId } = speakingDevice(actor);
    await this.commands.execute(new AnswerDeviceAction(context, { deviceId, ...payload }));
  }
}
