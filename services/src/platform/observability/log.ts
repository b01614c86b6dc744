/** Data of a log line; the message is a constant, whatever varies stands in here. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Where the program says what it does, for those who operate it. Also the injection token. */
export abstract class Log {
  abstract debug(message: string, fields?: LogFields): void;
  abstract info(message: string, fields?: LogFields): void;
  abstract warn(message: string, fields?: LogFields): void;
  abstract error(message: string, fields?: LogFields): void;
}
