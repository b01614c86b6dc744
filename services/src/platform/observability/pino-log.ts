import { maskJson } from '@foyer/contracts/payments';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

import { Log, type LogFields } from './log.js';
import { redaction } from './redaction.js';
import { currentScope } from './request-scope.js';
import { traceFields } from './tracing.js';

/** Joins a line with its request and its trace. */
function fieldsOfRequest() {
  const { progress: _, ...scope } = currentScope() ?? {};
  return { ...scope, ...traceFields() };
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * Lines of JSON, each with the correlation id of the request that it belongs to, and without
 * secrets.
 */
export class PinoLog extends Log {
  readonly #logger: Logger;

  constructor(level: LogLevel, destination: DestinationStream) {
    super();
    this.#logger = pino(
      {
        level,
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
        redact: redaction,
        serializers: { err: stdSerializers.errWithCause },
        mixin: fieldsOfRequest,
        hooks: { streamWrite: maskJson },
      },
      destination,
    );
  }

  debug(message: string, fields: LogFields = {}): void {
    this.#logger.debug(fields, message);
  }

  info(message: string, fields: LogFields = {}): void {
    this.#logger.info(fields, message);
  }

  warn(message: string, fields: LogFields = {}): void {
    this.#logger.warn(fields, message);
  }

  error(message: string, fields: LogFields = {}): void {
    this.#logger.error(fields, message);
  }
}
