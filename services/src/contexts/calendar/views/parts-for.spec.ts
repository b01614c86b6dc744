import { expect, test } from '@jest/globals';
import type { MeetingDocument } from '@foyer/projections/calendar';

import { partsFor } from './parts-for.js';

const part = (_id: string, continues: string | null, by: string | null, memberIds: string[]) =>
  ({
    ...{ _id, continues, memberIds },
    continued: by === null ? null : { date: '2026-03-31', by },
  }) as unknown as MeetingDocument;
const a = part('a', null, 'b', ['ada', 'tom']);
const b = part('b', 'a', 'c', ['ada']);
const c = part('c', 'b', null, ['ada', 'tom']);
const of = (meeting: MeetingDocument, id: string, managesAll = false) =>
  partsFor(
    meeting,
    { id, managesAll },
    async (asked) => [a, b, c].find((one) => one._id === asked) ?? null,
  );

test('a part leads to the ones right before and after it', async () => {
  expect(await of(a, 'ada')).toEqual({ continues: null, continuedBy: 'b' });
  expect(await of(b, 'ada')).toEqual({ continues: 'a', continuedBy: 'c' });
  expect(await of(c, 'ada')).toEqual({ continues: 'b', continuedBy: null });
});

test('a part leads past those that the viewer does not belong to', async () => {
  expect(await of(a, 'tom')).toEqual({ continues: null, continuedBy: 'c' });
  expect(await of(c, 'tom')).toEqual({ continues: 'a', continuedBy: null });
  expect(await of(a, 'eve')).toEqual({ continues: null, continuedBy: null });
  expect(await of(a, 'eve', true)).toEqual({ continues: null, continuedBy: 'b' });
});
