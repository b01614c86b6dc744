import { expect, test } from '@jest/globals';

import { ChangedIds, idsIn } from './changed-ids.js';

test('ids are taken from an event by the fields that name them, where they do', () => {
  const data = { portalId: 'a', visitId: 7, name: 'Desk' };
  expect(idsIn({ data }, ['portalId', 'visitId', 'memberId'])).toEqual({ portalId: 'a' });
  expect(idsIn({ data: null }, ['portalId'])).toEqual({});
});

test('changes are kept once, by what they are ids of, and come together', () => {
  const [one, other] = [new ChangedIds<'portalId' | 'visitId'>(), new ChangedIds<'portalId'>()];
  expect(one.isEmpty).toBe(true);
  one.add({ portalId: 'a', visitId: 'a' });
  one.add({ portalId: 'a' });
  other.add({ portalId: 'b' });
  one.addAll(other);
  expect([...one.of('portalId')]).toEqual(['a', 'b']);
  expect([...one.of('visitId')]).toEqual(['a']);
  expect([...one.all()]).toEqual(['a', 'b']);
});
