import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SpanKind } from '@opentelemetry/api';

import { traced } from '../observability/index.js';
import { KeptSpans } from '../testing/kept-spans.js';
import { tracedStore } from './traced-store.js';

const kept = new KeptSpans();
beforeAll(() => kept.begin());
afterAll(() => kept.end());

const readStore = {
  collection: () => ({ find: async () => ['found'] }),
  load: async () => 'loaded',
};
const vault = {
  get: async () => {
    throw new Error('no vault');
  },
};

test('the questions of a trace are spans in it, without what was asked for', async () => {
  const store = tracedStore(readStore, 'mongodb') as typeof readStore & {
    collection(name: string): { find(filter: object): Promise<string[]> };
  };
  const find = () => store.collection('visits').find({ visitorName: 'Ada' });
  expect(await find()).toEqual(['found']);
  await traced('a request', {}, async () => {
    expect(await find()).toEqual(['found']);
    expect(await store.load()).toBe('loaded');
  });
  expect(kept.all.map(({ name }) => name)).toEqual(['find visits', 'a request']);
  const [span, request] = kept.all;
  expect(span?.kind).toBe(SpanKind.CLIENT);
  expect(span?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  expect(span?.attributes).toEqual({
    'db.system.name': 'mongodb',
    'db.operation.name': 'find',
    'db.collection.name': 'visits',
  });
});

test('a vault that fails is an exception of the trace, and the ids of secrets are not in it', async () => {
  kept.forget();
  const store = tracedStore(vault, 'sqlite') as unknown as {
    get(kind: string, id: string): Promise<void>;
  };
  await traced('a request', {}, () => store.get('person-key', 'an-id')).catch(() => undefined);
  const [span] = kept.all;
  expect(span?.name).toBe('get person-key');
  expect(span?.events.map(({ name }) => name)).toEqual(['exception']);
  expect(JSON.stringify([span?.name, span?.attributes])).not.toContain('an-id');
});
