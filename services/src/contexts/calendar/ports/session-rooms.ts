/** The rooms that meetings can be planned for. Also the injection token. */
export abstract class SessionRooms {
  /** True if a person may plan meetings for a session: a member of it. */
  abstract isThereFor(sessionId: string, memberId: string): Promise<boolean>;
}
