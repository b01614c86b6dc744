import { maskJson } from '@foyer/contracts/payments';
import { pino, stdSerializers, type DestinationStream } from 'pino';

import type { AgentLog, LogFields } from './agent-log.js';

const SECRET = [
  'key',
  'token',
  'renewalToken',
  'secret',
  'authorization',
  'password',
  'pan',
  'cardNumber',
];
/**
 * Lines of JSON without secrets and card numbers.
 * @param destination Standard output where there is none.
 */
export function pinoLog(level: string, destination?: DestinationStream): AgentLog {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      serializers: { err: stdSerializers.errWithCause },
      hooks: { streamWrite: maskJson },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
  const write =
    (as: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: LogFields = {}) =>
      logger[as](fields, message);
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
