/**
 * Sends traces to a collector. The packages that do so are large and are loaded only where one is
 * configured.
 * @returns How to send what is left and end.
 */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const [{ NodeSDK }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const sdk = new NodeSDK({
    serviceName: 'foyer',
    traceExporter: new OTLPTraceExporter({ url }),
    instrumentations: [],
    autoDetectResources: false,
  });
  sdk.start();
  return () => sdk.shutdown();
}
