import type { CallKind, CallLogEntry } from '@foyer/contracts/calls';

/** One line of a member's call log. */
export interface CallLogDocument {
  readonly _id: string;
  readonly memberId: string;
  /** The call, or the visit that rang without an answer: {@link LoggedCallDocument}. */
  readonly callId: string;
  readonly type: CallKind;
  readonly kind: CallLogEntry['kind'];
  readonly at: string;
  readonly joinedAt: string | null;
  readonly endedAt: string | null;
  readonly durationMs: number | null;
  readonly isSeen: boolean;
  /**
   * For a visit that rang without an answer: true if the visitor left before the time to answer was
   * over.
   */
  readonly visitorLeft: boolean;
}

/** The facts about a call that the lines of all members share. */
export interface LoggedCallDocument {
  readonly _id: string;
  readonly type: CallKind;
  readonly queueId: string | null;
  readonly queueName: string;
  readonly sessionId: string | null;
  readonly sessionName: string | null;
  readonly meetingId: string | null;
  readonly meetingName: string | null;
  readonly people: CallLogEntry['people'];
  /** Of a visit: whether the visitor was taken by accepting an offer, the last time. */
  readonly isByOffer: boolean;
}

/** The name of a person or thing, by its id. */
export interface CallLogNameDocument {
  readonly _id: string;
  readonly name: string | null;
  /** Of a meeting: whose word its name is. */
  readonly organizerId?: string | null;
}

export interface CallLogCollections {
  readonly callLog: CallLogDocument;
  readonly loggedCalls: LoggedCallDocument;
  readonly callLogNames: CallLogNameDocument;
}
