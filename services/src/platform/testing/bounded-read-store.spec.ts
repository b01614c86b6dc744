import { expect, test } from '@jest/globals';
import { trusted } from '@foyer/projections';

import { BoundedReadStore } from './bounded-read-store.js';

const ask = async (name: string, filter: object, options = {}) =>
  new BoundedReadStore().collection(name).find(filter as never, options);

test.each([
  ['reads all documents', 'calls', {}],
  ['reads most documents by state', 'calls', { state: 'ended' }],
  ['parses all documents for notes', 'calls', { notes: 'x' }],
  ['parses all documents by memberId for', 'callLog', { memberId: 'm', visitorLeft: false }],
])('refuses in a test what %s', async (wrong, name, filter) => {
  await expect(ask(name, filter)).rejects.toThrow(wrong);
});

test.each([
  ['calls', { state: 'inCall' }, {}],
  ['calls', { queueId: 'p', state: 'ended' }, { sort: { rangAt: -1 }, limit: 20 }],
  ['visits', { endedAt: null, callDetailId: null }, {}],
  ['documents', { _id: trusted({ $in: ['a'] }), isDelete: false }, {}],
  ['portals', {}, {}],
])('lets %s be asked for what is few: %j', async (name, filter, options) => {
  expect(await ask(name, filter, options)).toEqual([]);
});
