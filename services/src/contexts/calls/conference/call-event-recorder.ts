import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { StreamType } from '@foyer/contracts/calls';

import { Clock, NewId } from '#platform/clock';
import {
  Rejected,
  systemActor,
  type Actor,
  type CommandContext,
  type ContextCommand,
} from '#platform/cqrs';
import { Log } from '#platform/observability';
import {
  LoseConnection,
  LoseRelay,
  MeasureQuality,
  MoveRelay,
  RecordStall,
  RestoreRelay,
  StartStream,
  StopStream,
} from '../commands.js';
import { type MediaRelay } from '#contexts/media';

type Make = (context: CommandContext) => ContextCommand<unknown>;

/**
 * Records events that media and connections caused on their own. Callers do not wait for it; the
 * events of a call are written in the order they happened.
 */
@Injectable()
export class CallEventRecorder {
  readonly #writing = new Map<string, Promise<void>>();

  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly newId: NewId,
    private readonly log: Log,
  ) {}

  connectionLost(callId: string, joinerId: string, actor: Actor): void {
    const since = this.clock.now().toISOString();
    const data = { callId, joinerId, since };
    this.#write(callId, (context) => new LoseConnection({ ...context, actor }, data));
  }

  streamStarted(relay: MediaRelay, callId: string, joinerId: string, streamType: StreamType): void {
    const data = { callId, joinerId, streamType, relay: relay.kind };
    this.#write(callId, (context) => new StartStream(context, data));
  }

  streamStopped(callId: string, joinerId: string, streamType: StreamType): void {
    const data = { callId, joinerId, streamType };
    this.#write(callId, (context) => new StopStream(context, data));
  }

  qualityMeasured(data: ConstructorParameters<typeof MeasureQuality>[1]): void {
    this.#write(data.callId, (context) => new MeasureQuality(context, data));
  }

  streamStalled(data: ConstructorParameters<typeof RecordStall>[1]): void {
    this.#write(data.callId, (context) => new RecordStall(context, data));
  }

  relayLost(callId: string): void {
    this.#write(callId, (context) => new LoseRelay(context, { callId }));
  }

  relayRestored(callId: string): void {
    this.#write(callId, (context) => new RestoreRelay(context, { callId }));
  }

  relayMoved(data: ConstructorParameters<typeof MoveRelay>[1]): void {
    this.#write(data.callId, (context) => new MoveRelay(context, data));
  }

  /** Resolves when everything about a call that has happened so far is written. */
  async written(callId: string): Promise<void> {
    await this.#writing.get(callId);
  }

  #write(callId: string, make: Make): void {
    const context = {
      commandId: this.newId.next(),
      correlationId: callId,
      actor: systemActor('media-relay'),
    };
    const before = this.#writing.get(callId) ?? Promise.resolve();
    const written = before.then(() => this.#execute(make(context)));
    this.#writing.set(callId, written);
    void written.then(() => {
      if (this.#writing.get(callId) === written) this.#writing.delete(callId);
    });
  }

  async #execute(command: ContextCommand<unknown>): Promise<void> {
    try {
      await this.bus.execute(command);
    } catch (error) {
      // A call that ended meanwhile takes nothing down any more.
      if (error instanceof Rejected) return;
      this.log.error('A call could not be written down', { err: error });
    }
  }
}
