import { Injectable } from '@nestjs/common';

import { Presence, type Connection } from '#platform/realtime';

/** The channels of devices: their page connects to the one, their agent to the other. */
const CHANNELS = ['application', 'monitoring'] as const;
const ROOM = /^device:(.+)$/;

/** Which devices are connected. */
@Injectable()
export class DevicePresence {
  readonly #listeners = new Set<(deviceId: string) => void>();

  constructor(private readonly presence: Presence) {
    presence.onChange((channel, room) => {
      const [, deviceId] = ROOM.exec(room) ?? [];
      if (deviceId !== undefined && CHANNELS.some((one) => one === channel)) this.#notify(deviceId);
    });
  }

  isHere(deviceId: string): boolean {
    return CHANNELS.some((channel) => this.presence.in(channel, `device:${deviceId}`).length > 0);
  }

  /** Calls back whenever a device may have come or gone. */
  onChange(listener: (deviceId: string) => void): void {
    this.#listeners.add(listener);
  }

  /** A connection came or went. */
  changed({ actor }: Pick<Connection, 'actor'>): void {
    if (actor.type === 'device') this.#notify(actor.id);
  }

  #notify(deviceId: string): void {
    for (const listener of this.#listeners) listener(deviceId);
  }
}
