import { expect, test } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';

import type { CommandRunner } from '#platform/cqrs';
import { FindDocuments } from '#contexts/documents';
import { documentsOfCalls } from './documents-of-calls.js';

const document = (_id: string, kind: string, id: string) => ({ _id, place: { kind, id } });
const KEPT = [
  ...['a', 'b', 'c'].map((id) => document(id, 'call', 'call-1')),
  document('d', 'call', 'call-2'),
  document('e', 'session', 'session-1'),
];

test('documents are looked up together, and each of their calls once', async () => {
  const asked: unknown[] = [];
  const execute = (query: unknown) => {
    asked.push(query);
    return Promise.resolve(KEPT);
  };
  const stateOf = ({ name }: { readonly name: string }) => {
    asked.push(name);
    const origin = { kind: name === 'call-call-1' ? 'session' : 'queue', id: 'session-1' };
    return Promise.resolve({ stage: 'on', origin });
  };
  const source = documentsOfCalls(
    { execute } as unknown as QueryBus,
    { stateOf } as unknown as CommandRunner,
  );
  const ids = KEPT.map(({ _id }) => _id);
  const attaching = { channelId: 'session-1', sessionId: 'session-1', senderId: 'x' };
  expect(await source.attachable(ids, attaching)).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([expect.any(FindDocuments), 'call-call-1', 'call-call-2']);
});
