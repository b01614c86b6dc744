import type {
  Admission,
  CallOrigin,
  CallParticipant,
  RelayKind,
  StreamType,
  SupervisionMode,
  TrackKind,
} from '@foyer/contracts/calls';

/** A person who may take part in a call. */
export interface Participant extends Omit<CallParticipant, 'joinerId'> {
  /** `removed` may not come back unless invited again. */
  readonly admission: Admission | 'removed';
  readonly joined: boolean;
  /** Joined as a supervisor: is here by that right alone. */
  readonly supervises?: true;
  /** Came while anyone could join, let in by no one, and has not been in the call yet. */
  readonly unseen: boolean;
  /**
   * Since when the connection is gone, or the participant is awaited; null while connected, and
   * after leaving.
   */
  readonly awaySince: string | null;
  readonly streams: Readonly<Partial<Record<StreamType, RelayKind>>>;
  /** On hold: neither hearing nor heard; leaving and coming again does not end it. */
  readonly paused: boolean;
  /** On hold by their own, while they are in another call. */
  readonly isElsewhere?: boolean;
  /** Ended a hold by their own, and is here since. */
  readonly hasReturned?: boolean;
  /** Since when; null where it is not known, or not so. */
  readonly pausedSince: string | null;
  /** The tracks that are forced off, as `userCam/audio`. */
  readonly locks: readonly TrackLock[];
}

/** A colleague who declined, did not answer, or is gone again without the agent having ended it. */
export interface MissedConsult extends Pick<Consult, 'colleagueId' | 'expiresAt'> {
  readonly stage: 'rejected' | 'unanswered' | 'left' | 'lost';
}

export type TrackLock = `${StreamType}/${TrackKind}`;

/** A person in the lobby. */
export interface Knocker extends Omit<CallParticipant, 'joinerId'> {
  readonly status: 'KNOCKING' | 'KNOCKING_REJECT';
  readonly knockedAt: string;
}

/** A supervisor, who is at a call and no participant of it. */
export interface Supervisor {
  readonly mode: SupervisionMode;
  /** True if the agent sees the supervisor. */
  readonly isAnnounced: boolean;
  /** True if the visitor learns that a colleague listens. */
  readonly isToldToVisitor: boolean;
  /** The moment from which a page of the supervisor is waited for. */
  readonly since: string;
}

/** A colleague of a call's agent: rung, talked with unheard by the others, or with them all. */
export interface Consult {
  readonly colleagueId: string;
  readonly stage: 'ringing' | 'talking' | 'together';
  readonly expiresAt: string;
}

/** The whiteboard, open or not, for those who see the same. */
export interface Board {
  readonly toAll: boolean;
  /** For agent and colleague alone; null where they see what all see. */
  readonly aside: boolean | null;
}

export type Participants = Readonly<Record<string, Participant>>;

/**
 * A call of any origin, with all who may be in it, by the id of a member, visit, guest or device.
 */
export type Call =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'on';
      readonly origin: CallOrigin;
      readonly startedAt: string;
      readonly participants: Participants;
      readonly relayUp: boolean;
      readonly supervisors: Readonly<Record<string, Supervisor>>;
      readonly knockers: Readonly<Record<string, Knocker>>;
      /** The id of the joiner who shares a screen; null if no screen is shared. */
      readonly sharedBy: string | null;
      /** The ids of joiners who may share a screen once, although their role does not permit it. */
      readonly mayShare: readonly string[];
      readonly board: Board;
      /** The colleague whom the agent asks; null while no one. */
      readonly consult: Consult | null;
      /**
       * The colleague who was asked last and did not come or did not stay, for as long as no one
       * else is asked.
       */
      readonly missed: MissedConsult | null;
    }
  | {
      readonly stage: 'ended';
      readonly origin: CallOrigin;
      /** As they were when the call ended. */
      readonly participants: Participants;
    };

export type CallOn = Extract<Call, { stage: 'on' }>;
