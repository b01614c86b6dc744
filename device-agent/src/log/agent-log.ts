/** The fields of a line in addition to its message; never a secret, never a card number. */
export type LogFields = Readonly<Record<string, unknown>>;

/** The log of the agent. */
export interface AgentLog {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** A log that writes nothing. */
export const silentLog: AgentLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
