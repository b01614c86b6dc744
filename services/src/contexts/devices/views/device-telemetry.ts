import { Injectable } from '@nestjs/common';
import { DeviceHealth } from '@foyer/contracts/devices';
import { isSameValue } from '@foyer/contracts/schema';
import { z } from 'zod';

import { SharedNotes } from '#platform/cluster/nodes';
import { boundedCache } from '#platform/stores/bounded-cache';

const DEVICES_MAX = 20_000;
const TOPIC = 'device-telemetry';

/** A report of a device, and when it came. */
const Telemetry = z.object({ health: DeviceHealth, at: z.iso.datetime() });
export type Telemetry = z.output<typeof Telemetry>;

type Listener = (deviceId: string, telemetry: Telemetry) => void;

/**
 * The last reports of devices, here or to another node: values that change without meaning, such as
 * an uptime, are no events.
 */
@Injectable()
export class DeviceTelemetry {
  readonly #last = boundedCache<Telemetry>(DEVICES_MAX);
  readonly #listeners = new Set<Listener>();

  constructor(private readonly notes: SharedNotes) {
    notes.onNote(TOPIC, (deviceId, value) => {
      const noted = Telemetry.safeParse(value);
      // A node of another version may report in another way; and a note can arrive twice.
      if (!noted.success || isSameValue(noted.data, this.of(deviceId))) return;
      this.#take(deviceId, noted.data);
    });
  }

  note(deviceId: string, telemetry: Telemetry): void {
    this.#take(deviceId, telemetry);
    this.notes.note({ topic: TOPIC, id: deviceId, value: telemetry });
  }

  of(deviceId: string): Telemetry | undefined {
    return this.#last.get(deviceId);
  }

  /** Calls back with each report, no matter which node it came to. */
  onReport(listener: Listener): void {
    this.#listeners.add(listener);
  }

  #take(deviceId: string, telemetry: Telemetry): void {
    this.#last.set(deviceId, telemetry);
    for (const listener of this.#listeners) listener(deviceId, telemetry);
  }
}
