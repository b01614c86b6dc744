/** An event as deciders and projections see it: decoded, of the newest version, parsed. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}
