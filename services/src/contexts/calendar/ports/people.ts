import type { Language } from '@foyer/contracts/identity';

/** The addresses at which a person is notified of a meeting. */
export interface Reachable {
  readonly displayName: string;
  readonly email: string | null;
  /** In E.164; null where there is none, or none that can be dialled. */
  readonly phoneNumber: string | null;
  /** Null for a guest, who was never asked. */
  readonly language: Language | null;
}

/** Gives the calendar the facts about invited persons. Also the injection token. */
export abstract class People {
  /** Which of these ids are in the list of guests now. */
  abstract guests(guestIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the names of persons, members and guests; those who were forgotten are left out. */
  abstract names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** True if the id belongs to a present member who may use the calendar. */
  abstract usesCalendar(memberId: string): Promise<boolean>;
  /** Undefined for who is not there any more. */
  abstract reach(id: string, type: 'User' | 'Guest'): Promise<Reachable | undefined>;
}
