/** Injection token of the event log: `@Inject(EVENT_LOG) log: EventLog`. */
export const EVENT_LOG = Symbol('EventLog');

/** Injection token of the read store: `@Inject(READ_STORE) store: ReadStore`. */
export const READ_STORE = Symbol('ReadStore');

/** The settings from outside, by name; each owner of a setting parses and checks it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A database in which several processes count together. */
export interface SharedBudgets {
  /** Of a MongoDB, as its driver takes it. */
  readonly mongoUrl: string;
}

/** Injection token of the {@link SharedBudgets}; null where this process counts for itself. */
export const SHARED_BUDGETS = Symbol('SharedBudgets');

/** Injection token of the {@link Environment}. */
export const ENVIRONMENT = Symbol('Environment');
