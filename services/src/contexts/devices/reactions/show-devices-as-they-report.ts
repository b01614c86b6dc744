import { Injectable, type OnModuleInit } from '@nestjs/common';
import { deviceMessages } from '@foyer/contracts/devices';

import { Realtime } from '#platform/realtime';
import { WATCHERS } from '../domain/watchers.service.js';
import { DeviceTelemetry } from '../queries.js';

/** Those who watch devices receive each report, no matter which node it came to. */
@Injectable()
export class ShowDevicesAsTheyReport implements OnModuleInit {
  constructor(
    private readonly telemetry: DeviceTelemetry,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.telemetry.onReport((deviceId, report) => {
      this.realtime.push(deviceMessages.deviceHealth, WATCHERS, { deviceId, ...report });
    });
  }
}
