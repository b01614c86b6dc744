import type { Language } from '@foyer/contracts/identity';

/** Where somebody is told of a meeting. */
export interface Reachable {
  readonly displayName: string;
  readonly email: string | null;
  /** In E.164; null where there is none, or none that can be dialled. */
  readonly phoneNumber: string | null;
  /** Null for a guest, who was never asked. */
  readonly language: Language | null;
}

/** What the calendar has to know of those who are invited. Also the injection token. */
export abstract class People {
  /** Which of these ids are in the list of guests now. */
  abstract guests(guestIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What people are called, members and guests; those who were forgotten are left out. */
  abstract names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether somebody is a member now who may use the calendar. */
  abstract usesCalendar(memberId: string): Promise<boolean>;
  /** Undefined for who is not there any more. */
  abstract reach(id: string, type: 'User' | 'Guest'): Promise<Reachable | undefined>;
}
