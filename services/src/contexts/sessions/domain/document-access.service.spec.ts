import { expect, test } from '@jest/globals';
import { CallKind, hasOwnChat } from '@foyer/contracts/calls';

import type { Actor, CommandRunner } from '#platform/cqrs';
import { DocumentAccess } from './document-access.service.js';

const place = { kind: 'call', id: 'call' } as const;
const of = (more: object) => ({
  ...{ joinerType: 'User', role: 'presenter', admission: 'admitted', joined: true, paused: false },
  ...more,
});
const participants = {
  tom: of({}),
  out: of({ admission: 'removed', joined: false }),
  gil: of({ joinerType: 'Guest', role: 'guest' }),
  held: of({ joinerType: 'Guest', role: 'presenter', paused: true }),
};
const access = (stage: 'on' | 'ended', kind: CallKind = 'meeting') => {
  const call = { stage, origin: { kind, id: 'meeting' }, participants };
  return new DocumentAccess({ stateOf: async () => call } as unknown as CommandRunner);
};
const tom = { type: 'member', id: 'tom', role: 'support' } as Actor;
const out = { type: 'member', id: 'out', role: 'support' } as Actor;
const gil = { type: 'guest', id: 'gil', role: 'guest', placeId: 'meeting' } as Actor;

test('lets all who are in a meeting share papers and read those of others', async () => {
  for (const actor of [tom, gil]) {
    expect(await access('on').allows(place, actor, 'documents.read')).toBe(true);
    expect(await access('on').allows(place, actor, 'documents.share')).toBe(true);
  }
  expect(await access('on').allows(place, gil, 'documents.delete')).toBe(false);
});

test.each(CallKind.options)(
  'leaves a person on hold in a %s call the documents of a chat of its own, and no others',
  async (kind) => {
    const held = { type: 'guest', id: 'held', role: 'guest', placeId: 'meeting' } as Actor;
    for (const right of ['documents.read', 'documents.share'] as const) {
      expect(await access('on', kind).allows(place, held, right)).toBe(false);
      expect(await access('on', kind).allows(place, held, right, 'chat')).toBe(hasOwnChat(kind));
    }
  },
);

test('afterwards members who were in it read them, and no one else does', async () => {
  const after = access('ended');
  expect(await after.allows(place, tom, 'documents.read')).toBe(true);
  expect(await after.allows(place, tom, 'documents.share')).toBe(false);
  expect(await after.allows(place, gil, 'documents.read')).toBe(false);
  expect(await after.allows(place, out, 'documents.read')).toBe(false);
});
