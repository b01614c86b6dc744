import {
  permitsInCallOf,
  type CallKind,
  type CallOrigin,
  type CallParticipant,
  type callMessages,
  type MediaRules,
  type Participant,
  type ParticipantProperties,
  type StreamType,
  type TrackKind,
} from '@foyer/contracts/calls';
import type { PushOf } from '@foyer/contracts/schema';
import { permitsInCall, type InCallPolicy } from '@foyer/contracts/sessions';

import type { Connection } from '../../../platform/realtime/index.js';
import { type Allowance, type MediaRelay } from '../../media/index.js';
import type { CallOn, Supervisor, TrackLock } from '../domain/call.js';
import { allowanceOf } from './allowance-of.js';
import { consultFor } from './consult-view.js';
import { knockersOf } from './knockers-view.js';
import { publishedIn } from './published-in.js';
import { withLocks } from './with-locks.js';

/** A call as pages are told it stands. */
export type SessionCall = PushOf<typeof callMessages.getSessionCalls>;

/** Somebody's place in a call. It is kept while the connection is away, and taken over by the page that comes next. */
export interface ParticipantSlot {
  readonly userCallId: string;
  readonly joinerId: string;
  readonly joinerType: Participant['joinerType'];
  /** As the call has it just now, like what follows. */
  role: CallParticipant['role'];
  paused: boolean;
  pausedSince: string | null;
  locks: readonly TrackLock[];
  /** How a supervisor is here, who is no participant; null for participants. */
  supervision: Supervisor | null;
  displayName: string;
  /** What of their streams should flow and does not. */
  readonly stalled: Map<StreamType, readonly TrackKind[]>;
  participantProperties: ParticipantProperties;
  /** The one page that sits here; undefined while it is away. */
  connection: Connection | undefined;
}

/** What is shown in a call beside its people, as those who may have set it. */
export interface Shown {
  screenMinimised: boolean;
  whiteboard: SessionCall['whiteboard'];
  documents: SessionCall['documents'];
  callRecordingInfo: SessionCall['callRecordingInfo'];
  /** Who asks to speak, by joiner. */
  readonly speakerRequests: Set<string>;
}

/** Who is in a call just now and how media travels between them. Lives in memory: after a restart pages come back and rebuild it. */
export class Conference {
  readonly #slots = new Map<string, ParticipantSlot>();
  /** Names of those in the lobby, as far as they are known. */
  readonly knockerNames = new Map<string, string>();
  readonly shown: Shown = {
    screenMinimised: false,
    whiteboard: { isOpen: false, minimised: false },
    documents: [],
    callRecordingInfo: null,
    speakerRequests: new Set(),
  };
  #call: CallOn | undefined;
  #rules: MediaRules | null = null;

  constructor(
    readonly callId: string,
    readonly origin: CallOrigin,
    readonly relay: MediaRelay,
  ) {}

  get kind(): CallKind {
    return this.origin.kind;
  }

  /** The room of the realtime channel in which everybody here is. */
  get room(): string {
    return `call:${this.callId}`;
  }

  /** Who shares a screen, by joiner; null where no one does. */
  get sharedBy(): string | null {
    return this.#call?.sharedBy ?? null;
  }

  /** Whether somebody was let share a screen for once. */
  mayShare(joinerId: string): boolean {
    return this.#call?.mayShare.includes(joinerId) ?? false;
  }

  /** Whether somebody here may do what a policy covers. */
  permits(
    policy: InCallPolicy,
    { role, supervision = null }: Pick<ParticipantSlot, 'role'> & Partial<ParticipantSlot>,
  ): boolean {
    return supervision === null && permitsInCallOf(this.kind, policy, role, this.#rules);
  }

  /** What of a stream somebody here may send now. */
  allowanceFor(slot: ParticipantSlot, streamType: StreamType): Allowance {
    const usual = allowanceOf(slot, streamType, this.kind, this.#rules);
    if (slot.supervision === null) return usual;
    const audio = slot.supervision.mode === 'whisper' && streamType === 'userCam';
    return { ...usual, audio, video: false };
  }

  /** Who leads the call: after a transfer the colleague; null where it came from no queue. */
  get #agentId(): string | null {
    const origin = this.#call?.origin ?? this.origin;
    return origin.kind === 'queue' ? origin.agentId : null;
  }

  /** Who alone may receive what somebody here sends; everybody where undefined. A whisper is for the agent. */
  audienceOf({ supervision }: ParticipantSlot): readonly string[] | undefined {
    if (supervision === null) return undefined;
    const agent = this.#agentId === null ? undefined : this.slotOfJoiner(this.#agentId);
    return agent ? [agent.userCallId] : [];
  }

  /** Whether somebody here may know of somebody: of supervisors the agent may who is told, and they of themselves. */
  mayKnow(slot: ParticipantSlot | undefined, { supervision, joinerId }: ParticipantSlot): boolean {
    if (supervision === null || slot?.joinerId === joinerId) return true;
    return supervision.isAnnounced && slot !== undefined && slot.joinerId === this.#agentId;
  }

  /** Takes over what the call decided of everybody, and how the place is set that it came from. */
  stand(call: CallOn, rules: MediaRules | null): void {
    this.#call = call;
    this.#rules = rules;
    for (const slot of this.#slots.values()) {
      const participant = call.participants[slot.joinerId];
      // Who leaves is not seen by others in leaving; only who joins is a participant from then on.
      slot.supervision =
        call.supervisors[slot.joinerId] ?? (participant?.joined ? null : slot.supervision);
      if (participant) {
        const { role, paused, pausedSince, locks } = participant;
        Object.assign(slot, { role, paused, pausedSince, locks });
        if (!this.permits('call.apply-for-speaker', slot))
          this.shown.speakerRequests.delete(slot.joinerId);
      }
    }
  }

  /** Whether somebody knocks and waits for an answer. */
  isKnocking(joinerId: string): boolean {
    return this.#call?.knockers[joinerId]?.status === 'KNOCKING';
  }

  /** Who knocks and waits for an answer, by joiner. */
  knocking(): readonly string[] {
    return Object.keys(this.#call?.knockers ?? {}).filter((joinerId) => this.isKnocking(joinerId));
  }

  /** The call as somebody in it is told; only who may let others in is told who knocks. */
  viewFor(slot: ParticipantSlot | undefined): SessionCall {
    const admits = slot !== undefined && permitsInCall('call.admit', slot.role);
    const { participants, ...view } = this.#viewOf(slot);
    const admitted = admits && slot.supervision === null;
    const nameOfKnocker = (id: string) => this.knockerNames.get(id) ?? '';
    const nameOf = (id: string) => this.slotOfJoiner(id)?.displayName ?? nameOfKnocker(id);
    const consult = consultFor(this.#call, slot?.joinerId, nameOf);
    const asked = this.#call?.consult;
    const hiddenId =
      consult === null && asked?.stage !== 'together' ? asked?.colleagueId : undefined;
    return {
      ...view,
      participants: participants.filter(({ callJoinerId }) => callJoinerId !== hiddenId),
      knockers: admitted ? knockersOf(this.#call, nameOfKnocker) : [],
      consult,
    };
  }

  #viewOf(viewer: ParticipantSlot | undefined): Omit<SessionCall, 'knockers' | 'consult'> {
    const { shown } = this;
    const sharer = this.sharedBy === null ? undefined : this.slotOfJoiner(this.sharedBy);
    const streamsOf = publishedIn(this.relay.streams(this.callId));
    const known = this.slots().filter((slot) => this.mayKnow(viewer, slot));
    return {
      sessionCallId: this.callId,
      relay: this.relay.kind,
      relayUp: this.relay.carries(this.callId),
      mediaRules: this.#rules,
      screenShare: sharer
        ? { userCallId: sharer.userCallId, minimised: shown.screenMinimised }
        : null,
      whiteboard: shown.whiteboard,
      speakerRequests: [...shown.speakerRequests],
      documents: shown.documents,
      callRecordingInfo: shown.callRecordingInfo,
      supervisors: known.flatMap((slot) => {
        const { supervision, userCallId, displayName } = slot;
        if (supervision === null) return [];
        return [{ userCallId, displayName, mode: supervision.mode, streams: streamsOf(slot) }];
      }),
      // Who supervises is among them only for the own page, which has to find itself.
      participants: known
        .filter((one) => one.supervision === null || one === viewer)
        .map((slot) => ({
          userCallId: slot.userCallId,
          callJoinerId: slot.joinerId,
          joinerType: slot.joinerType,
          displayName: slot.displayName,
          role: slot.role,
          paused: slot.paused,
          pausedSince: slot.pausedSince,
          connected: slot.connection !== undefined,
          streams: streamsOf(slot),
          participantProperties: withLocks(slot),
        })),
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

  /** Everybody who is here, or on the way back. */
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
