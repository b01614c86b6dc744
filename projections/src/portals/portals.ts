import { defineProjection } from '../platform/runner/index.js';
import { evolvePortals } from './portals.evolve.js';

/** The portals: how they are set, who belongs to them, and how many wait there. */
export const portals = defineProjection({
  name: 'portals',
  version: 12,
  essential: true,
  collections: {
    portals: {
      indexes: [
        { key: { shortlink: 1 } },
        { key: { formerShortlinks: 1 }, multikey: true },
        { key: { sortName: 1 } },
        { key: { 'members.memberId': 1 }, multikey: true },
        { key: { groupIds: 1 }, multikey: true },
      ],
      sorts: ['sortName', 'createdAt', 'updatedAt', 'deactivated'],
      filters: ['deactivated'],
      searches: ['name', 'shortlink'],
    },
  },
  evolve: evolvePortals,
});
