import type { Answers, MeetingTimes, Repeat, ShownAttendee } from '@foyer/contracts/calendar';

/** An invited person; names are looked up when the meeting is shown. */
export interface InvitedDocument
  extends Omit<ShownAttendee, 'displayName' | 'organizer' | keyof Answers>, Answers {}

/** The values in which one occurrence of a series differs from it. */
export interface MovedDocument extends MeetingTimes {
  readonly date: string;
  readonly name: string | null;
  readonly description: string | null;
}

/** When one of a series that was called off would have taken place. */
export interface CalledOffDocument extends MeetingTimes {
  readonly date: string;
}

/** The first date that a series has no more, and when it would have taken place. */
export interface EndedDocument extends MeetingTimes {
  readonly date: string;
  /** When it begins by the rule. */
  readonly ruledStart: string;
  /** The meeting that holds it and those after it; null where they were cancelled. */
  readonly continuedBy: string | null;
}

/** An occurrence that a member has hidden in their own list; with a null date, a whole series. */
export interface HiddenDocument {
  readonly memberId: string;
  readonly date: string | null;
}

/** A meeting as kept for queries, with the whole of its series. */
export interface MeetingDocument extends MeetingTimes {
  readonly _id: string;
  readonly eventShortId: string;
  readonly status: 'planned' | 'cancelled';
  readonly organizerId: string;
  /** Null once the organizer was forgotten, as the description. */
  readonly name: string | null;
  readonly description: string | null;
  readonly timeZone: string;
  readonly repeat: Repeat;
  readonly repeatTill: string | null;
  readonly attendees: readonly InvitedDocument[];
  readonly attendeeCount: number;
  readonly oldAttendees: readonly string[];
  /** The members of the meeting: the organizer, and those who were invited. */
  readonly memberIds: readonly string[];
  readonly sessionId: string | null;
  readonly joinPermission: boolean;
  readonly hasPin: boolean;
  readonly cancelledDates: readonly string[];
  readonly calledOff: readonly CalledOffDocument[];
  readonly hidden: readonly HiddenDocument[];
  /** The meeting that holds its earlier dates, since the two were split; null where none does. */
  readonly continues: string | null;
  /**
   * The meeting that holds its later dates, and from where on; null where none does. It stays when
   * the series ends earlier, or is cancelled.
   */
  readonly continued: { readonly date: string; readonly by: string } | null;
  /** From where on the series has no dates any more; null while all of it takes place. */
  readonly ended: EndedDocument | null;
  readonly moved: readonly MovedDocument[];
  /** It takes place between these, if not only there: times outside are surely none of it. */
  readonly begins: string;
  readonly overBy: string;
  readonly callId: string | null;
  readonly live: boolean;
  readonly sequence: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The documents of the projection `meetings`, by collection. */
export interface MeetingCollections {
  readonly meetings: MeetingDocument;
}
