/** The rooms that meetings can be planned for. Also the injection token. */
export abstract class SessionRooms {
  /** Whether a session is there for somebody to plan meetings for: a member of it. */
  abstract isThereFor(sessionId: string, memberId: string): Promise<boolean>;
}
