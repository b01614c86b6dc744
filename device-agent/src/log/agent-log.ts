/** What a line says beside its message; never a secret, never a card number. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Where the agent writes what happens. */
export interface AgentLog {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** For where nothing is to be written. */
export const silentLog: AgentLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
