import { Log, type LogFields } from '../observability/index.js';

/** Keeps what would be logged, for a test to look at. */
export class SilentLog extends Log {
  readonly lines: {
    readonly level: string;
    readonly message: string;
    readonly fields: LogFields;
  }[] = [];

  debug(message: string, fields: LogFields = {}): void {
    this.lines.push({ level: 'debug', message, fields });
  }

  info(message: string, fields: LogFields = {}): void {
    this.lines.push({ level: 'info', message, fields });
  }

  warn(message: string, fields: LogFields = {}): void {
    this.lines.push({ level: 'warn', message, fields });
  }

  error(message: string, fields: LogFields = {}): void {
    this.lines.push({ level: 'error', message, fields });
  }
}
