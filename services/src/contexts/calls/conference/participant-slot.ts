import type { CallParticipant, Participant, StreamType, TrackKind } from '@foyer/contracts/calls';

import type { Connection } from '#platform/realtime';
import type { Supervisor, TrackLock } from '../call/call.js';
import type { Unreceived } from './published-in.js';

/** A person's place in a call, kept for the next page while the connection is away. */
export interface ParticipantSlot {
  readonly userCallId: string;
  readonly joinerId: string;
  readonly joinerType: Participant['joinerType'];
  /** As the call has it just now, like what follows. */
  role: CallParticipant['role'];
  paused: boolean;
  isElsewhere: boolean;
  pausedSince: string | null;
  locks: readonly TrackLock[];
  /** How a supervisor is here, who is no participant; null for participants. */
  supervision: Supervisor | null;
  /** A colleague who talks with the agent alone. */
  consulted: boolean;
  displayName: string;
  /** The tracks of the participant's streams that should flow and do not. */
  readonly stalled: Map<StreamType, readonly TrackKind[]>;
  /** Tracks of others that do not arrive here, by the connection by which it is published. */
  readonly unreceived: Map<string, Unreceived>;
  participantProperties: Participant['participantProperties'];
  /** The one page that sits here; undefined while it is away. */
  connection: Connection | undefined;
}
