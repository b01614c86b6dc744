import type { DeviceBadge } from '@foyer/contracts/devices';
import type { Language } from '@foyer/contracts/identity';
import type {
  ClientStatus,
  LongWaitStep,
  MissingDevice,
  Offer,
  VisitEndReason,
} from '@foyer/contracts/visits';

/** A visitor's place in a line. */
export interface PlaceInLine {
  /** Lines are in this order. */
  readonly joinedAt: string;
  /** Since when the visitor really waits. */
  readonly waitingSince: string;
  /** Since when the connection is gone; null while the visitor is there. */
  readonly awaySince: string | null;
  readonly offer: Offer | null;
  /** Gone, with the place kept; `called` once it is nearly the turn. */
  readonly kept: 'kept' | 'called' | null;
  readonly longWait: LongWaitStep | null;
  /** True if the visitor is back because the agent was lost during the call. */
  readonly agentLost: boolean;
  /** True if the visitor is back because their own connection was lost during the call. */
  readonly connectionLost: boolean;
  /** Handed over to this line from another one. */
  readonly transferred: boolean;
}

/** The agent who sent a visitor to another line, and the reason. */
export interface HandedOn {
  readonly agentId: string;
  readonly agentName: string | null;
  /** Null where it is no longer known. */
  readonly reason: string | null;
}

/** One visitor's way through a portal as kept for queries; `_id` is also that of the call. */
export interface VisitDocument {
  readonly _id: string;
  readonly queueId: string;
  readonly queueName: string;
  /** Null where none was given, and once the visitor has been forgotten. */
  readonly visitorName: string | null;
  /** The device at which it was opened; null for a browser of the visitor's own. */
  readonly device: DeviceBadge | null;
  /** The devices that the visitor comes without. */
  readonly missing: readonly MissingDevice[];
  readonly onPhone: boolean;
  /** The number that the visitor proved; null without one, and once the visitor is forgotten. */
  readonly phoneNumber: string | null;
  readonly language: Language;
  readonly status: ClientStatus;
  readonly note: string | null;
  /** Null while not waiting. */
  readonly line: PlaceInLine | null;
  readonly callDetailId: string | null;
  /** The id of the call that begins when an agent takes the visitor. */
  readonly nextCallId: string;
  readonly agentId: string | null;
  readonly agentName: string | null;
  /** When an agent took the visitor; null where none did. */
  readonly takenAt: string | null;
  /** True once an agent took the visitor, also after that call. */
  readonly hadCall: boolean;
  /** Since when the visitor is on hold; null while not. */
  readonly heldSince: string | null;
  /** The member who sent the visitor to this line last; null if no one did. */
  readonly handedOn: HandedOn | null;
  readonly openedAt: string;
  readonly endedAt: string | null;
  readonly endReason: VisitEndReason | null;
  readonly rated: boolean;
}
