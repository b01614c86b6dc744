import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';

import { resources } from '../resources.js';
import { openConsole } from '../testing/openConsole.js';
import { serveCalls } from '../testing/serveCalls.js';
import { makeDataProvider } from './dataProvider.js';

const PORTAL = '01900000-0000-7000-8000-000000000004';
const refused = () => ({ status: 403, body: { errors: { code: 'FORBIDDEN', msg: 'No.' } } });
const asAuditor = () => ({ role: 'auditor', provider: makeDataProvider(resources) }) as const;

const serve = () =>
  serveCalls({
    'GET /api/v2/admin/audit/subjects': ({ url }) => ({
      body: url.searchParams.get('kind') === 'portal' ? [{ id: PORTAL, name: 'Reception' }] : [],
    }),
    'GET /api/v2/admin/portals': refused,
    'GET /api/v2/admin/members': refused,
    'GET /api/v2/admin/calls': () => ({
      body: [],
      headers: { 'content-range': 'calls 0-0/0' },
    }),
    'GET /api/v2/statistics/calls': () => ({ status: 503, body: {} }),
  });

test('an auditor finds the calls of a portal by its name', async () => {
  const calls = serve();
  const filter = encodeURIComponent(JSON.stringify({ queueId: PORTAL }));
  await openConsole(`calls?displayedFilters={"queueId":true}&filter=${filter}`, {}, asAuditor());
  expect(await screen.findByDisplayValue('Reception')).toBeTruthy();
  expect(calls.filter(({ url }) => url.pathname.endsWith('/admin/portals'))).toEqual([]);
});

test('an auditor chooses a portal in the statistics of calls by its name', async () => {
  const calls = serve();
  await openConsole('callStatistics', {}, asAuditor());
  fireEvent.mouseDown(await screen.findByLabelText('Portal'));
  expect(await screen.findByRole('option', { name: 'Reception' })).toBeTruthy();
  expect(calls.filter(({ url }) => url.pathname.endsWith('/admin/portals'))).toEqual([]);
});
