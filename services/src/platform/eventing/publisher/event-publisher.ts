/** An event on its way to other systems. */
export interface OutgoingEvent {
  /** The topic of the event's context. */
  readonly topic: string;
  /** The stream. Events with the same key arrive in the order in which they were given. */
  readonly key: string;
  /** A CloudEvent as JSON text. */
  readonly body: string;
}

/** Gives events to other systems. */
export interface EventPublisher {
  /**
   * Hands events over, in order, and resolves once all of them are safe there.
   * @throws when that is not known; giving the same again is right then, and some may arrive twice.
   */
  publish(events: readonly OutgoingEvent[]): Promise<void>;
  close(): Promise<void>;
}
