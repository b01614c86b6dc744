/**
 * Counts the messages that a member has not read, by session; sessions without any may be left out.
 */
export type CountUnread = (
  memberId: string,
  sessionIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** Lets contexts that bring messages into sessions say what is unread there. */
export class UnreadMessages {
  readonly #counts: CountUnread[] = [];

  /** Takes a context in, while the program is put together. */
  register(count: CountUnread): void {
    this.#counts.push(count);
  }

  /** Every session with its unread messages of all contexts. */
  async of(
    memberId: string,
    sessionIds: readonly string[],
  ): Promise<Readonly<Record<string, number>>> {
    const counts = await Promise.all(this.#counts.map((count) => count(memberId, sessionIds)));
    const total = (sessionId: string) =>
      counts.reduce((sum, one) => sum + (one.get(sessionId) ?? 0), 0);
    return Object.fromEntries(sessionIds.map((sessionId) => [sessionId, total(sessionId)]));
  }
}
