/** Data of a log line; the message is a constant, and its variable parts are in here. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Logs the acts of the program, for its operators. Also the injection token. */
export abstract class Log {
  abstract debug(message: string, fields?: LogFields): void;
  abstract info(message: string, fields?: LogFields): void;
  abstract warn(message: string, fields?: LogFields): void;
  abstract error(message: string, fields?: LogFields): void;
}
