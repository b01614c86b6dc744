import { permits } from '@foyer/contracts/identity';
import { lineMessages } from '@foyer/contracts/visits';

import type { Actor } from '#platform/cqrs';
import { defineLiveView, idsIn } from '#platform/realtime';
import { LineViews } from '../queries.js';
import { deskAndLineModels } from './whom-it-concerns.js';

const OF_LINES = ['portalId', 'visitId', 'memberId', 'joinerId'] as const;

/** In which those are who watch all lines. */
export const ALL_LINES = 'all-lines';

const maySupervise = ({ role }: Actor): boolean =>
  role !== 'system' && permits('lines.supervise', role);

/** All lines, for supervisors who look at them. */
export const liveLines = defineLiveView({
  name: 'live-lines',
  message: lineMessages.watchLines,
  needs: { views: LineViews },
  // An event about a hold names the person who is held.
  dependsOn: { ...deskAndLineModels, visits: (event) => idsIn(event, OF_LINES) },
  affected: (_, { isWatched }) => (isWatched(ALL_LINES, maySupervise) ? [ALL_LINES] : []),
  load: async (_, { needs, asOf }) => [await needs.views.all(asOf)],
  room: () => ALL_LINES,
});
