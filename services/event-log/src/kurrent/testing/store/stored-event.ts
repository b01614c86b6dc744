/**
 * An event as a writer hands it in: its contents are bytes, which the server does not look into.
 */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** An event with its place. */
export interface StoredEvent extends ProposedEvent {
  readonly streamId: string;
  readonly revision: bigint;
  /** Both the commit and the prepare position of it. */
  readonly position: bigint;
  /** Milliseconds since 1970. */
  readonly created: number;
}
