import { Injectable } from '@nestjs/common';
import type { DeviceHealth } from '@foyer/contracts/devices';
import { LRUCache } from 'lru-cache';

const DEVICES_MAX = 20_000;

/** A report of a device, and when it came. */
export interface Telemetry {
  readonly health: DeviceHealth;
  /** ISO 8601. */
  readonly at: string;
}

/** What devices reported last: what moves without meaning anything, such as an uptime, is kept in memory only. */
@Injectable()
export class DeviceTelemetry {
  readonly #last = new LRUCache<string, Telemetry>({ max: DEVICES_MAX });

  note(deviceId: string, telemetry: Telemetry): void {
    this.#last.set(deviceId, telemetry);
  }

  of(deviceId: string): Telemetry | undefined {
    return this.#last.get(deviceId);
  }
}
