import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEVICE_ACTION_MS, type DeviceAction, type DeviceEvent } from '@foyer/contracts/devices';

import { Clock, NewId } from '#platform/clock';
import { Rejected, type CommandContext } from '#platform/cqrs';
import { AskDevice } from './actions.command.js';

/** The answer of a device, and its position in the log. */
export interface DeviceAnswer {
  readonly answer: Extract<DeviceEvent, { type: 'DeviceActionAnswered' }>['data'];
  readonly position: string;
}

/**
 * Asks devices to do something, and waits for their answers; no matter which node of the server
 * they are connected to.
 */
@Injectable()
export class DeviceActions {
  readonly #waiting = new Map<string, (answer: DeviceAnswer) => void>();

  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly newId: NewId,
  ) {}

  /**
   * Asks, and gives the device's answer.
   * @throws Rejected DEVICE_NOT_FOUND, DEVICE_NOT_CONNECTED, or DEVICE_DID_NOT_ANSWER after
   * DEVICE_ACTION_MS.
   */
  async ask(
    context: CommandContext,
    deviceId: string,
    action: DeviceAction,
  ): Promise<DeviceAnswer> {
    const actionId = this.newId.next();
    let cancel = (): void => undefined;
    const answered = new Promise<DeviceAnswer>((resolve, reject) => {
      this.#waiting.set(actionId, resolve);
      cancel = this.clock.after(DEVICE_ACTION_MS, () => {
        reject(new Rejected('DEVICE_DID_NOT_ANSWER'));
      });
    });
    try {
      // If the device answers at once, the caller must be waiting already.
      const [, answer] = await Promise.all([
        this.commands.execute(new AskDevice(context, { deviceId, actionId, action })),
        answered,
      ]);
      return answer;
    } finally {
      cancel();
      this.#waiting.delete(actionId);
    }
  }

  /** A device has answered; nothing happens where no one waits here. */
  answered(given: DeviceAnswer): void {
    this.#waiting.get(given.answer.actionId)?.(given);
  }
}
