/**
 * When sessions last called. It changes with every call and no one's rights hang on it, so it is no
 * event.
 */
export abstract class LastSeen {
  abstract note(sessionId: string): void;
  /** ISO 8601; undefined where nothing is known of the session. */
  abstract of(sessionId: string): string | undefined;
}
