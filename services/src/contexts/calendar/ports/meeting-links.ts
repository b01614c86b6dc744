/** How people get to a meeting. Also the injection token. */
export abstract class MeetingLinks {
  /**
   * The page of a meeting, or of one of its series, for those who belong to it; throws while the
   * server does not know its own address.
   */
  abstract forMember(meetingId: string, occurrence?: string | null): string;
  /**
   * A guest's own way in, good for that meeting for as long as the guest is invited, whenever it
   * is.
   */
  abstract forGuest(guest: {
    readonly guestId: string;
    readonly meetingId: string;
    /**
     * Which one of a series it leads to, by when that begins by the rule; null for the one that
     * comes next.
     */
    readonly occurrence: string | null;
  }): Promise<string>;
  /**
   * The address at which other calendars read a member's meetings, from the root of this server.
   */
  abstract forFeed(feed: { readonly memberId: string; readonly feedId: string }): Promise<string>;
  /** Of which feed what an address carries is; null where it is not good. */
  abstract feedOf(
    token: string,
  ): Promise<{ readonly memberId: string; readonly feedId: string } | null>;
  /** Returns the guest of an invitation to a meeting; null if it is not valid. */
  abstract guestOf(invitation: string, meetingId: string): Promise<string | null>;
}
