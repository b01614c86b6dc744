import { expect, test } from '@jest/globals';

import type { PortalSummary } from '#contexts/portals';
import { openingOf } from './opening-of.js';

const nextOpening = '2026-03-03T07:00:00.000Z';
const portal = { open: false, deactivated: false, nextOpening } as PortalSummary;

test.each([
  ['closed by its hours', portal, { onlineStatus: 'closed', nextOpening }],
  [
    'open, with hours left today',
    { ...portal, open: true },
    { onlineStatus: 'online', nextOpening: null },
  ],
  [
    'closed by hand',
    { ...portal, deactivated: true },
    { onlineStatus: 'closed', nextOpening: null },
  ],
  [
    'closed for good',
    { ...portal, nextOpening: null },
    { onlineStatus: 'closed', nextOpening: null },
  ],
  ['not there', undefined, { onlineStatus: 'closed', nextOpening: null }],
])('tells a visitor of a portal that is %s so, and when it opens', (_, at, opening) =>
  expect(openingOf(at)).toEqual(opening),
);
