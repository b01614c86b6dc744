import type { Environment } from '../../tokens.js';

const SIGNALS = ['traces', 'metrics', 'logs'] as const;
export type Signal = (typeof SIGNALS)[number];

/** The exporters of each signal, as OpenTelemetry names them; none where it goes nowhere. */
export type ExportedSignals = Readonly<Record<Signal, readonly string[]>>;

/**
 * Reads which signals leave the process. By OpenTelemetry's specification an absent exporter means a
 * collector on this machine; here it means none, unless an address says that there is one.
 */
export function exportedSignals(environment: Environment): ExportedSignals {
  const valueOf = (name: string): string | undefined => undefinedIfEmpty(environment[name]?.trim());
  const isOff = valueOf('OTEL_SDK_DISABLED')?.toLowerCase() === 'true';
  const exporters = (signal: Signal): readonly string[] => {
    const upper = signal.toUpperCase();
    const address =
      valueOf(`OTEL_EXPORTER_OTLP_${upper}_ENDPOINT`) ?? valueOf('OTEL_EXPORTER_OTLP_ENDPOINT');
    const named = valueOf(`OTEL_${upper}_EXPORTER`) ?? (address === undefined ? 'none' : 'otlp');
    const names = named.split(',').map((name) => name.trim());
    return isOff || names.includes('none') ? [] : names.filter((name) => name !== '');
  };
  return { traces: exporters('traces'), metrics: exporters('metrics'), logs: exporters('logs') };
}

const undefinedIfEmpty = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text;
