import { expect, test } from '@jest/globals';
import { isSameValue } from '@foyer/contracts/schema';
import type { ReadStore } from '@foyer/projections';

import { namesLeadingTo } from './portal-references.js';

const to = (otherPortalId: string, minutes = 5) => ({
  longestWait: { minutes, afterwards: 'otherPortal', otherPortalId },
});
const things = {
  portals: [
    { name: 'Hall', ...to('lab') },
    { name: 'Off', ...to('lab', 0) },
    { name: 'Elsewhere', ...to('hall') },
  ],
  devices: [
    { name: 'Kiosk 1', queueId: 'lab' },
    { name: 'Kiosk 2', queueId: 'hall' },
  ],
};
/** A read store that finds by whole fields. */
const store = {
  collection: (name: keyof typeof things) => ({
    find: async (filter: object) =>
      things[name].filter((one) => isSameValue({ ...one, ...filter }, one)),
  }),
} as unknown as ReadStore;

test('names the portals and kiosks that would lead nowhere without a portal', async () => {
  expect(await namesLeadingTo(store, 'lab')).toEqual(['Hall', 'Kiosk 1']);
  expect(await namesLeadingTo(store, 'other')).toEqual([]);
});
