import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SpanKind } from '@opentelemetry/api';

import { VisitsFixture } from '#contexts/visits/testing/visits-fixture.js';
import { KeptSpans } from '#platform/testing/kept-spans.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the trace of a request', () => {
  const kept = new KeptSpans();
  let office: VisitsFixture;

  beforeAll(() => kept.begin());
  afterAll(() => kept.end());
  beforeEach(async () => {
    office = await VisitsFixture.open();
    await office.portal([]);
  });
  afterEach(() => office.close());

  const spans = (name: string) =>
    kept.all.filter((span) => span.name === name && span.spanContext().traceId === TRACE_ID);

  test('continues through its command to the read models that show its effect', async () => {
    const answer = await fetch(`${office.app.url}/api/v2/callDetail/clientCall`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`,
        tracestate: 'vendor=a-mark',
      },
      body: JSON.stringify({
        _id: '01890000-0000-7000-8000-00000000abcd',
        clientSecret: 'k'.repeat(43),
        queueId: office.portalId,
        visitorName: 'Ada',
      }),
    });
    expect(answer.status).toBe(201);
    await office.until('read models are traced', () => spans('read models').length > 0);

    const [request] = spans('POST /api/v2/callDetail/clientCall');
    const [command] = spans('command OpenVisit');
    const [readModels] = spans('read models');
    const requestId = request?.spanContext().spanId;
    expect(answer.headers.get('server-timing')).toBe(
      `traceparent;desc="00-${TRACE_ID}-${requestId}-01"`,
    );
    expect(requestId).toBeDefined();
    expect([request?.kind, command?.kind, readModels?.kind]).toEqual([
      ...[SpanKind.SERVER, SpanKind.INTERNAL, SpanKind.CONSUMER],
    ]);
    expect(request?.spanContext().traceState?.get('vendor')).toBe('a-mark');
    expect(request?.attributes['foyer.correlation_id']).toBe(
      answer.headers.get('x-correlation-id'),
    );
    expect(command?.parentSpanContext?.spanId).toBe(requestId);
    expect(readModels?.parentSpanContext?.spanId).toBe(requestId);
    expect(readModels?.attributes).toMatchObject({
      'foyer.events': ['VisitOpened', 'PersonIdClaimed'],
      'foyer.correlation_id': '01890000-0000-7000-8000-00000000abcd',
    });
    expect(JSON.stringify(kept.all.map((span) => span.attributes))).not.toMatch(/Ada|kkkk/);
  });
});
