import {
  permitsInCallOf,
  type CallOrigin,
  type callMessages,
  type MediaRules,
  type PictureCodec,
  type StreamType,
} from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';
import { permitsInCall, type InCallPolicy } from '@foyer/contracts/sessions';

import type { Connection } from '#platform/realtime';
import { type Allowance, type MediaRelay } from '#contexts/media';
import type { CallOn } from '../call/call.js';
import { allowanceOf } from './allowance-of.js';
import { consultFor } from './consult-view.js';
import { knockersOf } from './knockers-view.js';
import type { ParticipantSlot } from './participant-slot.js';
import { participantView } from './participant-view.js';
import { publishedIn } from './published-in.js';
import { recordingFor } from './recording-view.js';
import { transcriptFor } from './transcript-view.js';
import { nothingShown, ShownThings, type Shown } from './shown.js';
import { isConsulted, WhoMayKnow } from './who-may-know.js';

export type { ParticipantSlot } from './participant-slot.js';

/** The state of a call as it is sent to pages. */
export type SessionCall = PushOf<typeof callMessages.getSessionCalls>;

/** The people in a call now, and their relay. It lives in memory: pages rebuild it after a restart. */
export class Conference {
  readonly #slots = new Map<string, ParticipantSlot>();
  /** Names of those in the lobby, as far as they are known. */
  readonly knockerNames = new Map<string, string>();
  /** How a relay is sent pictures here. */
  pictureCodec: PictureCodec = 'h264';
  callRecordingInfo: SessionCall['callRecordingInfo'] = null;
  callTranscriptInfo: SessionCall['callTranscriptInfo'] = null;
  /** The ids of the joiners who ask to speak. */
  readonly speakerRequests = new Set<string>();
  readonly #shown = new ShownThings();
  #call: CallOn | undefined;
  #rules: MediaRules | null = null;

  constructor(
    readonly callId: string,
    readonly origin: CallOrigin,
    readonly relay: MediaRelay,
  ) {}

  get kind(): CallOrigin['kind'] {
    return this.origin.kind;
  }

  /** The room of the realtime channel for all pages in this call. */
  get room(): string {
    return `call:${this.callId}`;
  }

  /** The id of the joiner who shares a screen; null if no screen is shared. */
  get sharedBy(): string | null {
    return this.#call?.sharedBy ?? null;
  }

  /** Returns the participant who shares a screen, if the viewer may know; otherwise undefined. */
  sharerFor(viewer: ParticipantSlot | undefined): ParticipantSlot | undefined {
    const sharer = this.sharedBy === null ? undefined : this.slotOfJoiner(this.sharedBy);
    if (sharer === undefined) return undefined;
    return this.knowledge.ofScreenOf(viewer, sharer) ? sharer : undefined;
  }

  /** True if a participant was allowed to share a screen once. */
  mayShare(joinerId: string): boolean {
    return this.#call?.mayShare.includes(joinerId) ?? false;
  }

  /** True if a participant has the right of a policy in this call. */
  permits(
    policy: InCallPolicy,
    { role, supervision = null }: Pick<ParticipantSlot, 'role'> & Partial<ParticipantSlot>,
  ): boolean {
    return supervision === null && permitsInCallOf(this.kind, policy, role, this.#rules);
  }

  /** Returns the tracks of a stream that a participant may send now. */
  allowanceFor(slot: ParticipantSlot, streamType: StreamType): Allowance {
    const usual = allowanceOf(slot, streamType, this.kind, this.#rules);
    if (slot.supervision === null) return usual;
    const audio = slot.supervision.mode === 'whisper' && streamType === 'userCam';
    return { ...usual, audio, video: false };
  }

  /** The agent who leads the call, after a transfer the colleague; null without a queue. */
  get #agentId(): string | null {
    const origin = this.#call?.origin ?? this.origin;
    return origin.kind === 'queue' ? origin.agentId : null;
  }

  /** Returns the only receivers of a participant's streams; undefined if all may receive them. */
  audienceOf({ supervision }: ParticipantSlot): readonly string[] | undefined {
    if (supervision === null) return undefined;
    const agent = this.#agentId === null ? undefined : this.slotOfJoiner(this.#agentId);
    return agent ? [agent.userCallId] : [];
  }

  get knowledge(): WhoMayKnow {
    return new WhoMayKnow(this.#call, this.#agentId);
  }

  /** Returns the shown things that a participant sees and may change. */
  shownTo(slot: ParticipantSlot | undefined): Shown {
    return this.#shown.to(this.knowledge.isAside(slot));
  }

  /** Takes over the decisions of the call about all participants, and the settings of its place. */
  stand(call: CallOn, rules: MediaRules | null): void {
    if (this.#call === undefined) this.#shown.restore(call);
    this.#call = call;
    this.#rules = rules;
    this.#shown.follow(call.consult);
    for (const slot of this.#slots.values()) {
      const participant = call.participants[slot.joinerId];
      // A supervisor who leaves stays hidden; only one who joins becomes a participant.
      slot.supervision =
        call.supervisors[slot.joinerId] ?? (participant?.joined ? null : slot.supervision);
      slot.consulted = isConsulted(call, slot);
      if (participant) {
        const { role, paused, isElsewhere = false, pausedSince, locks } = participant;
        Object.assign(slot, { role, paused, isElsewhere, pausedSince, locks });
        if (!this.permits('call.apply-for-speaker', slot))
          this.speakerRequests.delete(slot.joinerId);
      }
    }
  }

  /** True if a person knocks and waits for an answer. */
  isKnocking(joinerId: string): boolean {
    return this.#call?.knockers[joinerId]?.status === 'KNOCKING';
  }

  /** Returns the ids of the joiners who knock and wait for an answer. */
  knocking(): readonly string[] {
    return Object.keys(this.#call?.knockers ?? {}).filter((joinerId) => this.isKnocking(joinerId));
  }

  /** Returns the ids of those who are shown in the call and are not in it. */
  outside(): readonly string[] {
    const consulted = this.#call?.consult?.colleagueId;
    return [...this.knocking(), ...(consulted === undefined ? [] : [consulted])];
  }

  /** Returns the call as one participant may see it. Those who may let others in see who knocks. */
  viewFor(slot: ParticipantSlot | undefined): SessionCall {
    const admitted = slot?.supervision === null && permitsInCall('call.admit', slot.role);
    const nameOfKnocker = (id: string) => this.knockerNames.get(id) ?? '';
    const nameOf = (id: string) => this.slotOfJoiner(id)?.displayName ?? nameOfKnocker(id);
    return {
      ...this.#viewOf(slot),
      knockers: admitted ? knockersOf(this.#call, nameOfKnocker) : [],
      consult: consultFor(this.#call, slot?.joinerId, nameOf),
    };
  }

  #viewOf(viewer: ParticipantSlot | undefined): Omit<SessionCall, 'knockers' | 'consult'> {
    const { knowledge } = this;
    const shown = knowledge.isHeld(viewer) ? nothingShown : this.shownTo(viewer);
    const sharer = this.sharerFor(viewer);
    const published = publishedIn(this.relay.streams(this.callId), viewer?.unreceived);
    const streamsOf = (slot: ParticipantSlot) =>
      knowledge.ofStreamsOf(viewer, slot) ? published(slot) : [];
    const known = this.slots().filter((slot) => knowledge.of(viewer, slot));
    return {
      sessionCallId: this.callId,
      relay: this.relay.kind,
      relayUp: this.relay.carries(this.callId),
      pictureCodec: this.pictureCodec,
      mediaRules: this.#rules,
      screenShare: sharer
        ? { userCallId: sharer.userCallId, minimised: shown.screenMinimised }
        : null,
      whiteboard: shown.whiteboard,
      speakerRequests: [...this.speakerRequests].filter((id) =>
        known.some((one) => one.joinerId === id),
      ),
      documents: shown.documents,
      callRecordingInfo: recordingFor(this, viewer),
      callTranscriptInfo: transcriptFor(this, viewer),
      isRecordable: this.relay.recorder(this.callId) !== undefined,
      supervisors: known.flatMap((slot) => {
        const { supervision, userCallId, displayName } = slot;
        if (supervision === null) return [];
        return [{ userCallId, displayName, mode: supervision.mode, streams: streamsOf(slot) }];
      }),
      isListenedTo: knowledge.isTold(viewer, this.slots()),
      // A supervisor is listed only for their own page, which has to find itself.
      participants: known
        .filter((one) => one.supervision === null || one === viewer)
        .map((slot) => participantView(slot, streamsOf(slot))),
    };
  }

  slot(userCallId: string): ParticipantSlot | undefined {
    return this.#slots.get(userCallId);
  }

  /** The slot that a page sits in; undefined for one that came to none, or has lost it to another. */
  slotOf(connection: Connection): ParticipantSlot | undefined {
    return [...this.#slots.values()].find((slot) => slot.connection === connection);
  }

  slotOfJoiner(joinerId: string): ParticipantSlot | undefined {
    return [...this.#slots.values()].find((slot) => slot.joinerId === joinerId);
  }

  /** Returns the places of all participants who are here or could return. */
  slots(): ParticipantSlot[] {
    return [...this.#slots.values()];
  }

  connections(): Connection[] {
    return this.slots().flatMap(({ connection }) => connection ?? []);
  }

  add(slot: ParticipantSlot): void {
    this.#slots.set(slot.userCallId, slot);
  }

  remove(userCallId: string): void {
    this.#slots.delete(userCallId);
  }
}
