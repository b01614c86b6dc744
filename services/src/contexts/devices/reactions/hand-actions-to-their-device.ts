import { Injectable, type OnModuleInit } from '@nestjs/common';
import { deviceMessages, type DeviceEvent } from '@foyer/contracts/devices';

import {
  ReactionFeed,
  type Reaction,
  type ReactionEvent,
} from '../../../platform/eventing/reactions/index.js';
import { Realtime } from '../../../platform/realtime/index.js';
import { DeviceActions } from '../commands/index.js';

type Cause = Extract<DeviceEvent, { type: 'DeviceActionAsked' | 'DeviceActionAnswered' }>;

/** A device is told what it is asked to do, wherever it is connected; whoever asked is told what it answered. */
@Injectable()
export class HandActionsToTheirDevice implements Reaction<Cause>, OnModuleInit {
  readonly types = ['DeviceActionAsked', 'DeviceActionAnswered'] as const;
  readonly notifiesSockets = true;
  readonly #feed: ReactionFeed;
  readonly #realtime: Realtime;
  readonly #actions: DeviceActions;

  constructor(feed: ReactionFeed, realtime: Realtime, actions: DeviceActions) {
    this.#feed = feed;
    this.#realtime = realtime;
    this.#actions = actions;
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  react(event: ReactionEvent<Cause>): void {
    if (event.type === 'DeviceActionAnswered') {
      this.#actions.answered({ answer: event.data, position: event.position });
      return;
    }
    const { deviceId, actionId, action } = event.data;
    const room = `device:${deviceId}`;
    this.#realtime.push(deviceMessages.performDeviceAction, room, { actionId, action });
    this.#realtime.push(deviceMessages.performAgentAction, room, { actionId, action });
  }
}
