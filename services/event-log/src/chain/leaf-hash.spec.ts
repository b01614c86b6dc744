import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../port/event.js';
import { hashOf, leafHash } from './leaf-hash.js';

const event: RecordedEvent = {
  position: '0000000000000007',
  stream: 'visit-1',
  revision: 2,
  id: 'e-1',
  type: 'VisitorQueued',
  data: { b: 'ü', a: [1, { d: null, c: 1.5 }] },
  metadata: {
    causationId: 'c-1',
    correlationId: 'k-1',
    actor: { type: 'visitor', id: 'v-1' },
    at: '2026-01-02T03:04:05.006Z',
    schemaVersion: 1,
  },
};

describe("An event's hash", () => {
  it('is permanently the one that other programs can compute from the documented text', () => {
    // sha256sum of the canonical JSON, in base64url.
    expect(leafHash(event)).toBe('UgF79G2HKJHWXVPz0ilM_905OAo0Kk8WxhyIHew50Ag');
  });

  it.each([{}, { stream: 'a"b\\ü', type: '€', id: '\u2028' }])(
    'is that of the whole as canonical JSON, with %j',
    (change) => {
      const changed = { ...event, ...change };
      const { stream, revision, id, type, data, metadata } = changed;
      expect(leafHash(changed)).toBe(hashOf({ stream, revision, id, type, data, metadata }));
    },
  );

  it('does not depend on the order of keys or on the position', () => {
    const { data, ...rest } = event;
    const { a, b } = data as { a: never; b: never };
    expect(leafHash({ data: { a, b }, ...rest, position: '1' })).toBe(leafHash(event));
  });

  it.each<Partial<RecordedEvent>>([
    { stream: 'visit-2' },
    { revision: 3 },
    { id: 'e-2' },
    { type: 'VisitorLeft' },
    { data: { b: 'ü', a: [1, { d: null, c: 1.25 }] } },
    { metadata: { ...event.metadata, at: '2026-01-02T03:04:05.007Z' } },
  ])('is another for %j', (change) => {
    expect(leafHash({ ...event, ...change })).not.toBe(leafHash(event));
  });
});
