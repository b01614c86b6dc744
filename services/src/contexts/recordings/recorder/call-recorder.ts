import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sessionCallMessages, type StreamType } from '@foyer/contracts/calls';
import { isSameValue } from '@foyer/contracts/schema';

import { NewId } from '#platform/clock';
import { CommandRunner, Rejected, systemActor, type CommandContext } from '#platform/cqrs';
import { Log } from '#platform/observability';
import { Conferences, recordingFor, type Conference } from '#contexts/calls';
import { EndTracks, StartTrack } from '../commands.js';
import { agreedIn, infoOf } from '../domain/recording-info.js';
import { recordingsOf } from '../streams.js';
import { dueTracks, type DueTrack } from './due-tracks.js';

/** A stream that is recorded at a relay. */
interface RunningTrack extends DueTrack {
  readonly recordingId: string;
  readonly trackId: string;
}

const NAME = 'call-recorder';

/**
 * Has the relays of the calls on this node record the persons who agreed, and no one else. It
 * compares a recording, its call and the streams whenever one of them changes, and starts and ends
 * tracks until they agree.
 */
@Injectable()
export class CallRecorder {
  readonly #running = new Map<string, Map<string, RunningTrack>>();
  /** The work under way for a call, and if it must be repeated after that. */
  readonly #turns = new Map<string, { again: boolean; done: Promise<void> }>();

  constructor(
    private readonly conferences: Conferences,
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly newId: NewId,
    private readonly log: Log,
  ) {}

  /** Calls on this node of which something is recorded. */
  get callIds(): readonly string[] {
    return [...this.#running].flatMap(([callId, tracks]) => (tracks.size > 0 ? callId : []));
  }

  /** Looks at a call; turns for one call follow each other. */
  look(callId: string): Promise<void> {
    const isHere = this.conferences.find(callId) !== undefined || this.#running.has(callId);
    if (!isHere) return Promise.resolve();
    const turn = this.#turns.get(callId);
    if (turn) {
      turn.again = true;
      return turn.done;
    }
    const begun = { again: false, done: Promise.resolve() };
    this.#turns.set(callId, begun);
    begun.done = this.#turn(callId, begun).catch((error: unknown) =>
      this.log.error('A call could not be recorded as it should', { callId, err: error }),
    );
    return begun.done;
  }

  /** The relay of a call went away with all that it recorded; what comes next is another track. */
  lost(callId: string): void {
    const lost = [...(this.#running.get(callId)?.values() ?? [])];
    this.#running.delete(callId);
    if (lost.length > 0) void this.#end(callId, lost).then(() => this.look(callId));
  }

  /** A stream is gone, and the relay has ended its track with it. */
  gone(callId: string, userCallId: string, streamType: StreamType): void {
    const tracks = this.#running.get(callId);
    const track = tracks?.get(`${userCallId} ${streamType}`);
    if (!tracks || !track) return;
    tracks.delete(`${userCallId} ${streamType}`);
    void this.#end(callId, [track]).then(() => this.look(callId));
  }

  async #turn(callId: string, turn: { again: boolean }): Promise<void> {
    try {
      for (let again = true; again; again = turn.again) {
        turn.again = false;
        await this.#settle(callId);
      }
    } finally {
      this.#turns.delete(callId);
    }
  }

  async #settle(callId: string): Promise<void> {
    const conference = this.conferences.find(callId);
    const recordings = await this.runner.stateOf(recordingsOf({ callId }));
    const { latestId } = recordings;
    const recording = latestId === null ? undefined : recordings.byId[latestId];
    const tracks = this.#running.get(callId) ?? new Map<string, RunningTrack>();
    this.#running.set(callId, tracks);
    const due =
      conference && recording && latestId !== null
        ? dueTracks(conference, agreedIn(recording)).map((one) => ({
            ...one,
            recordingId: latestId,
          }))
        : [];
    const isDue = (track: RunningTrack) =>
      due.some((one) => one.key === track.key && one.connectionId === track.connectionId);
    const over = [...tracks.values()].filter((track) => !isDue(track));
    for (const track of over) await this.#stop(callId, conference, track);
    if (over.length > 0) await this.#end(callId, over);
    for (const one of due) {
      if (conference && recording && !tracks.has(one.key)) {
        await this.#start(conference, one, recording.recordType === 'video');
      }
    }
    if (recording && latestId !== null)
      await this.#endForgotten(callId, latestId, recording.tracks);
    if (tracks.size === 0) this.#running.delete(callId);
    if (conference) await this.#show(conference);
  }

  /** The log alone decides what is recorded: it refuses a track of a person who has not agreed. */
  async #start(
    conference: Conference,
    due: DueTrack & { readonly recordingId: string },
    withVideo: boolean,
  ): Promise<void> {
    const { callId, relay } = conference;
    const { recordingId, joinerId, streamType, userCallId, key } = due;
    const trackId = this.newId.next();
    const data = { callId, recordingId, trackId, joinerId, streamType };
    try {
      await this.commands.execute(new StartTrack(this.#context(callId), data));
    } catch (error) {
      if (error instanceof Rejected) return;
      throw error;
    }
    const track = { ...due, trackId };
    this.#running.get(callId)?.set(key, track);
    try {
      await relay.recorder(callId)?.record(userCallId, streamType, { trackId, withVideo });
    } catch (error) {
      // It comes again with the next change of the streams.
      this.log.warn('A stream cannot be recorded', { callId, streamType, err: error });
      this.#running.get(callId)?.delete(key);
      await this.#end(callId, [track]);
    }
  }

  async #stop(
    callId: string,
    conference: Conference | undefined,
    { key, userCallId, streamType }: RunningTrack,
  ): Promise<void> {
    this.#running.get(callId)?.delete(key);
    await conference?.relay
      .recorder(callId)
      ?.stop(userCallId, streamType)
      .catch((error: unknown) =>
        this.log.warn('A stream may be recorded still: it is ended', { callId, err: error }),
      );
  }

  async #end(callId: string, tracks: readonly RunningTrack[]): Promise<void> {
    for (const recordingId of new Set(tracks.map((track) => track.recordingId))) {
      const trackIds = tracks
        .filter((track) => track.recordingId === recordingId)
        .map(({ trackId }) => trackId);
      await this.commands.execute(
        new EndTracks(this.#context(callId), { callId, recordingId, trackIds }),
      );
    }
  }

  /** Tracks that a node had begun which is gone. */
  async #endForgotten(
    callId: string,
    recordingId: string,
    known: Readonly<Record<string, { readonly isOpen: boolean }>>,
  ): Promise<void> {
    const mine = new Set([...(this.#running.get(callId)?.values() ?? [])].map((t) => t.trackId));
    const trackIds = Object.entries(known).flatMap(([trackId, { isOpen }]) =>
      isOpen && !mine.has(trackId) ? trackId : [],
    );
    if (trackIds.length === 0) return;
    await this.commands.execute(
      new EndTracks(this.#context(callId), { callId, recordingId, trackIds }),
    );
  }

  async #show(conference: Conference): Promise<void> {
    const { callId } = conference;
    const info = infoOf(callId, await this.runner.stateOf(recordingsOf({ callId })));
    if (isSameValue(info, conference.callRecordingInfo)) return;
    conference.callRecordingInfo = info;
    this.conferences.notify(conference);
    for (const slot of conference.slots()) {
      const callRecordingInfo = recordingFor(conference, slot);
      if (callRecordingInfo === null) continue;
      const push = { sessionCallId: callId, callRecordingInfo };
      slot.connection?.push(sessionCallMessages.updateCallRecordingInfo, push);
    }
  }

  #context(callId: string): CommandContext {
    return { commandId: this.newId.next(), correlationId: callId, actor: systemActor(NAME) };
  }
}
