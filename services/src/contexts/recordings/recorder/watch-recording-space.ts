import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { Clock, NewId } from '#platform/clock';
import { systemActor } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { StopRecording } from '../commands.js';
import { RecordingSpace, SPACE_TO_GO_ON } from '../adapters/recording-space.js';
import { CallRecorder } from './call-recorder.js';

/** How often the disk is looked at while something is recorded, in milliseconds. */
export const LOOK_AT_SPACE_MS = 10_000;

/** Stops all recordings of this node before its disk is full: everything else must continue. */
@Injectable()
export class WatchRecordingSpace implements OnApplicationBootstrap, OnModuleDestroy {
  #cancel: () => void = () => undefined;

  constructor(
    private readonly recorder: CallRecorder,
    private readonly space: RecordingSpace,
    private readonly commands: CommandBus,
    private readonly newId: NewId,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#cancel = this.clock.after(LOOK_AT_SPACE_MS, () => {
      void this.#look()
        .catch((error: unknown) => this.log.warn('Space cannot be looked at', { err: error }))
        .finally(() => this.onApplicationBootstrap());
    });
  }

  onModuleDestroy(): void {
    this.#cancel();
    this.#cancel = () => undefined;
  }

  async #look(): Promise<void> {
    const { callIds } = this.recorder;
    if (callIds.length === 0 || (await this.space.freeBytes()) >= SPACE_TO_GO_ON) return;
    this.log.warn('The disk is nearly full: recordings are stopped', { calls: callIds.length });
    for (const callId of callIds) {
      const context = {
        commandId: this.newId.next(),
        correlationId: callId,
        actor: systemActor('watch-recording-space'),
      };
      await this.commands.execute(
        new StopRecording(context, { callId, by: null, reason: 'disk-full' }),
      );
    }
  }
}
