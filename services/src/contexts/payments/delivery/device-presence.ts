import { Injectable } from '@nestjs/common';

type Listener = (deviceId: string) => void;

/** Reports which devices have joined, or left, the channel of payments on this node. */
@Injectable()
export class DevicePresence {
  readonly #listeners = new Set<Listener>();

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  changed(deviceId: string): void {
    for (const listener of this.#listeners) listener(deviceId);
  }
}
