import { expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@foyer/contracts/portals';

import { longestWaitMissing } from './longest-wait-missing.js';

const { longestWait } = DEFAULT_SETTINGS;
const mails = { minutes: 10, afterwards: 'emailForm' } as const;
const leads = { minutes: 10, afterwards: 'otherPortal' } as const;

test.each([
  [longestWait, undefined, undefined],
  [longestWait, mails, 'longestWait.email'],
  [longestWait, { ...mails, email: 'a@example.org' }, undefined],
  [{ ...longestWait, email: 'a@example.org' }, mails, undefined],
  [{ ...longestWait, ...mails, email: 'a@example.org' }, { email: null }, 'longestWait.email'],
  [longestWait, leads, 'longestWait.otherPortalId'],
  [longestWait, { ...leads, otherPortalId: 'own' }, 'longestWait.otherPortalId'],
  [longestWait, { ...leads, otherPortalId: 'hall' }, undefined],
  [{ ...longestWait, ...leads }, { minutes: 0 }, undefined],
  [longestWait, { minutes: 10, afterwards: 'keepPlace' as const }, undefined],
])('of %j, the change %j leaves out %s', (before, change, missing) =>
  expect(longestWaitMissing({ id: 'own', longestWait: before }, change)).toBe(missing),
);
