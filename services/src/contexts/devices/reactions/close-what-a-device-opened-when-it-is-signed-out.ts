import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { deviceMessages, type DeviceEvent } from '@foyer/contracts/devices';
import { ReadModels } from '@foyer/projections';

import { Realtime } from '../../../platform/realtime/index.js';

type SignedOut = Extract<DeviceEvent, { type: 'DeviceSignedOut' }>;

/** What a device is told, by why it may no longer speak. */
const CODES = {
  elsewhere: 'DEVICE_ELSEWHERE',
  'key-replaced': 'SIGNED_OUT',
  deactivated: 'DEVICE_DEACTIVATED',
  deleted: 'DEVICE_UNKNOWN',
} as const satisfies Record<SignedOut['data']['reason'], string>;

/** A sign-in of a device that is over, or rests, takes its open connections with it, as soon as its token is refused. */
@Injectable()
export class CloseWhatADeviceOpenedWhenItIsSignedOut implements OnModuleInit, OnModuleDestroy {
  readonly #projections: ReadModels;
  readonly #realtime: Realtime;
  #stopListening: () => void = () => undefined;

  constructor(projections: ReadModels, realtime: Realtime) {
    this.#projections = projections;
    this.#realtime = realtime;
  }

  onModuleInit(): void {
    this.#stopListening = this.#projections.onApplied(({ projection, events }) => {
      if (projection !== 'devices') return;
      for (const event of events) this.#react(event as unknown as DeviceEvent);
    });
  }

  onModuleDestroy(): void {
    this.#stopListening();
  }

  #react(event: DeviceEvent): void {
    if (event.type === 'DeviceDeactivated') {
      this.#close(`device:${event.data.deviceId}`, 'DEVICE_DEACTIVATED');
    }
    if (event.type === 'DeviceSignedOut') {
      this.#close(`device-sign-in:${event.data.signInId}`, CODES[event.data.reason]);
    }
  }

  #close(room: string, code: (typeof CODES)[keyof typeof CODES]): void {
    // A page that hears why says so, instead of trying to reconnect for ever.
    this.#realtime.push(deviceMessages.deviceSignedOut, room, { code });
    this.#realtime.push(deviceMessages.agentSignedOut, room, { code });
    this.#realtime.disconnect(room, code);
  }
}
