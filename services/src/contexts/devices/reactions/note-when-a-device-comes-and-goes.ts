import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEVICE_SILENCE_MS, type DeviceEvent } from '@foyer/contracts/devices';
import type { ReadStore } from '@foyer/projections';
import type { DeviceDocument } from '@foyer/projections/devices';

import { Clock, NewId } from '../../../platform/clock/index.js';
import { CommandRunner, ofItself } from '../../../platform/eventing/commands/index.js';
import {
  ReactionFeed,
  type BackgroundJobs,
  type Reaction,
  type ReactionEvent,
} from '../../../platform/eventing/reactions/index.js';
import { READ_STORE } from '../../../platform/tokens.js';
import { DevicePresence } from '../presence/device-presence.js';
import { NoteDeviceOffline, NoteDeviceOnline } from '../commands/index.js';
import { deviceOf } from '../commands/streams.js';
import { isKnown } from '../domain/device.js';

const NAME = 'note-when-a-device-comes-and-goes';

type Cause = Extract<DeviceEvent, { type: 'DeviceCameOnline' }>;

/**
 * A device that is connected is online, and one that has been silent for a while is not: a page may be loaded again.
 * After a start every device has the whole time to come back.
 */
@Injectable()
export class NoteWhenADeviceComesAndGoes implements Reaction<Cause>, OnModuleInit {
  readonly types = ['DeviceCameOnline'] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #presenceTracker: DevicePresence;
  readonly #store: ReadStore;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #backgroundJobs: BackgroundJobs;
  /** Since when a device that was online is not connected, in milliseconds since 1970. */
  readonly #silentSince = new Map<string, number>();

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    presenceTracker: DevicePresence,
    @Inject(READ_STORE) store: ReadStore,
    clock: Clock,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#runner = runner;
    this.#feed = feed;
    this.#presenceTracker = presenceTracker;
    this.#store = store;
    this.#clock = clock;
    this.#newId = newId;
    this.#backgroundJobs = feed.backgroundJobs(NAME, (deviceId) => this.#seeTo(deviceId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
    this.#presenceTracker.onChange((deviceId) => this.#backgroundJobs.ask(deviceId));
  }

  async begin(): Promise<void> {
    const devices = this.#store.collection<DeviceDocument>('devices');
    const online = await devices.find({ online: true }, { projection: { _id: 1 } });
    for (const { _id } of online) this.#backgroundJobs.ask(_id);
  }

  react({ data }: ReactionEvent<Cause>): void {
    this.#backgroundJobs.ask(data.deviceId);
  }

  async #seeTo(deviceId: string): Promise<void> {
    const device = await this.#runner.stateOf(deviceOf({ deviceId }));
    const isOnline = isKnown(device) && device.isOnline;
    if (this.#presenceTracker.isHere(deviceId)) {
      this.#silentSince.delete(deviceId);
      if (!isOnline)
        await this.#commands.execute(new NoteDeviceOnline(this.#context(deviceId), { deviceId }));
    } else if (isOnline) {
      await this.#mayBeGone(deviceId);
    } else {
      this.#silentSince.delete(deviceId);
    }
  }

  async #mayBeGone(deviceId: string): Promise<void> {
    const now = this.#clock.now().getTime();
    const since = this.#silentSince.get(deviceId) ?? now;
    this.#silentSince.set(deviceId, since);
    const end = since + DEVICE_SILENCE_MS;
    if (now < end) {
      this.#backgroundJobs.askAt(deviceId, new Date(end));
      return;
    }
    this.#silentSince.delete(deviceId);
    const lastSeenAt = new Date(since).toISOString();
    await this.#commands.execute(
      new NoteDeviceOffline(this.#context(deviceId), { deviceId, lastSeenAt }),
    );
  }

  #context(deviceId: string) {
    return ofItself(NAME, this.#newId.next(), deviceId);
  }
}
