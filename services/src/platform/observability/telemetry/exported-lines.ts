import { logs, SeverityNumber, type AnyValue } from '@opentelemetry/api';
import type { DestinationStream } from 'pino';

const SEVERITIES: Readonly<Record<string, SeverityNumber>> = {
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
};

interface Line {
  readonly [field: string]: AnyValue;
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly trace_id?: string;
  readonly span_id?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

/**
 * Writes the lines of the log, and hands each to the collector as well. Secrets have been taken out of
 * them by then.
 */
export function exportedLines(out: DestinationStream): DestinationStream {
  return {
    write(text) {
      out.write(text);
      emit(JSON.parse(text) as Line);
    },
  };
}

/** The trace is the one at hand, so that its ids need no attributes. */
function emit({ level, time, msg, err, trace_id: _, span_id: __, ...attributes }: Line): void {
  logs.getLogger('foyer').emit({
    timestamp: new Date(time),
    severityNumber: SEVERITIES[level] ?? SeverityNumber.UNSPECIFIED,
    severityText: level,
    body: msg,
    attributes: {
      ...attributes,
      ...(err && {
        'exception.type': err.type,
        'exception.message': err.message,
        'exception.stacktrace': err.stack,
      }),
    },
  });
}
