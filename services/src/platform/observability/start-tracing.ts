import { context, propagation, trace } from '@opentelemetry/api';

/** Identifies this process in traces, where `OTEL_SERVICE_NAME` and its like say nothing else. */
export interface TracedService {
  readonly version: string;
}

/**
 * Sends traces to a collector. The packages that do so are large and are loaded only where one is
 * configured. They read `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and the `OTEL_EXPORTER_OTLP_*`
 * settings themselves.
 * @returns How to send what is left and end.
 */
export async function startTracing(
  endpoint: string,
  { version }: TracedService,
): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, resources, { W3CTraceContextPropagator }, managers, undici] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/instrumentation-undici'),
    ]);
  const { detectResources, hostDetector, serviceInstanceIdDetector } = resources;
  const { resourceAttributesEnvDetector, serviceNameEnvDetector } = resources;
  const detectors = [
    hostDetector,
    serviceInstanceIdDetector,
    // The later one wins: what an operator has set.
    resourceAttributesEnvDetector,
    serviceNameEnvDetector,
  ];
  const resource = resources
    .resourceFromAttributes({ 'service.name': 'foyer', 'service.version': version })
    .merge(detectResources({ detectors }));
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const spanProcessors = [new sdk.BatchSpanProcessor({ exporter })];
  const provider = new sdk.TracerProvider({ resource, spanProcessors });
  context.setGlobalContextManager(new managers.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const outgoing = new undici.UndiciInstrumentation({
    requireParentforSpans: true,
    // Addresses of webhooks and gateways can hold secrets in their paths and queries.
    requestHook: (span, { origin }) =>
      span.setAttributes({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  outgoing.setTracerProvider(provider);
  return async () => {
    outgoing.disable();
    await provider.shutdown();
  };
}
