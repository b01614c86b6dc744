/** The kinds of notices about a meeting. */
export type NoticeKind =
  | 'invitation'
  | 'update'
  | 'cancellation'
  | 'hand-over'
  | 'reminder'
  | 'answer';

interface Texts {
  readonly subject: (name: string) => string;
  readonly before: (organizer: string) => string;
}

/** All texts about meetings, in one language. */
export interface Says extends Readonly<Record<NoticeKind, Texts>> {
  readonly greeting: (name: string) => string;
  readonly nameless: string;
  readonly join: string;
  readonly open: string;
  /** The subject of a mail about an attendee's answer. */
  readonly answerFrom: (guest: string, name: string) => string;
  readonly reply: string;
  /** A note that answers were given for other times. */
  readonly again: string;
  readonly otherwise: string;
  readonly when: (when: string) => string;
  readonly was: (when: string) => string;
  readonly now: (when: string) => string;
  /** The same time by the clock of the meeting. */
  readonly there: (when: string) => string;
  /** One of a series, by its date. */
  readonly ofDate: (name: string, date: string) => string;
  readonly one: Readonly<Record<'update' | 'cancellation', (organizer: string) => string>>;
  readonly comesBack: (how: string) => string;
  readonly othersStay: (how: string) => string;
  /** To the one who acted: what was done, and what the file is for. */
  readonly own: {
    readonly planned: (name: string) => string;
    readonly before: Readonly<Record<'invitation' | 'update' | 'cancellation', string>>;
    readonly one: Readonly<Record<'invitation' | 'update' | 'cancellation', string>>;
    readonly from: Readonly<Record<'update' | 'cancellation', (day: string) => string>>;
    readonly file: string;
  };
  /** A series from one of its dates on. */
  readonly fromDate: (name: string, day: string) => string;
  readonly from: Readonly<
    Record<'update' | 'cancellation', (organizer: string, day: string) => string>
  >;
  readonly earlierStay: (how: string) => string;
  readonly moreComes: string;
  readonly outFrom: (organizer: string, day: string) => string;
  /** To the new organizer; the name is empty where no one handed it over. */
  readonly toYou: (by: string) => string;
  readonly out: (organizer: string) => string;
  /** How it comes back, as a part of a sentence. */
  readonly repeats: Readonly<Record<'daily' | 'weekly' | 'monthly', (till: string) => string>>;
  readonly reason: (reason: string) => string;
  readonly personal: string;
  readonly answers: Readonly<
    Record<
      'accepted' | 'tentative' | 'declined' | 'proposed',
      (guest: string, when: string) => string
    >
  >;
}
