import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/**
 * The time on the wall as a number: what is reckoned with it goes wrong when a clock is put right.
 */
const WALL = /\bDate\.now\b|\bnow\(\)\.getTime\(\)|\bnew Date\(\)\.(?:getTime|valueOf)\(\)/;
/** The clock of the device's agent gives a number. */
const WALL_OF_AGENT = /\bclock\.now\(\)/;

/**
 * Files that reckon with the time on the wall, by the reason for which elapsed time would be wrong
 * there.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'is the clock itself': [
    'device-agent/src/clock/clock.ts',
    'services/src/platform/clock/new-id.ts',
    'services/src/platform/realtime/live-views/view-order.ts',
    'webclient/src/state/now.ts',
    'console/src/visits/wallboard/useNow.ts',
  ],
  'compares with a time that is kept, and was written by another process or before a start': [
    'services/src/platform/cqrs/jobs/job-attempts.ts',
    'services/src/platform/cqrs/reactions/background-jobs.ts',
    'services/src/platform/cqrs/reactions/declared-reaction.ts',
    'services/src/platform/operations/health/platform-checks.ts',
    'services/src/platform/operations/routes/platform-metrics.ts',
    'services/src/platform/operations/routes/relay-metrics.ts',
    'services/src/contexts/visits/adapters/line-lengths.ts',
    'services/src/contexts/chat/views/typing.ts',
    'services/src/contexts/identity/sign-in/adapters/attempt-budget-keys.ts',
    'services/src/contexts/identity/user-sources/domain/saml-trial.service.ts',
    'services/src/contexts/recordings/adapters/raw-tracks.ts',
    'services/src/contexts/integrations/delivery/couriers.ts',
    'services/src/contexts/payments/receipts/payer-receipts.ts',
    'services/src/contexts/visits/views/renew-visit-token.ts',
    'services/src/program/backups/scheduled-backups.ts',
    'webclient/src/app/build/useReloadWhenIdle.ts',
    'webclient/src/media/components/DeviceCheck.tsx',
    'webclient/src/features/visits/desk/CheckNotice.tsx',
    'webclient/src/features/visits/desk/IncomingCall.tsx',
    'webclient/src/features/calendar/meet/useLinkedMeeting.ts',
  ],
  'says until when a token, a link or a sign-in is good': [
    'services/src/platform/http/held-credentials.ts',
    'services/src/platform/http/media-cookie.ts',
    'services/src/platform/realtime/socket-session.ts',
    'services/src/contexts/identity/members/domain/new-links.service.ts',
    'services/src/contexts/identity/members/adapters/factors.ts',
    'services/src/contexts/identity/sign-in/domain/new-sessions.service.ts',
    'services/src/contexts/identity/sign-in/adapters/tokens.ts',
    'services/src/contexts/identity/sign-in/adapters/token-authenticator.ts',
    'services/src/contexts/identity/sign-in/adapters/sign-in-links.ts',
    'services/src/contexts/identity/user-sources/adapters/saml-sign-in.ts',
    'services/src/contexts/portals/api/portal-invitations.controller.ts',
    'console/src/integrations/webhooks/WebhookHead.tsx',
    'console/src/identity/api-keys/keyForm.ts',
    'console/src/providers/authProvider.ts',
    'webclient/src/session/session.ts',
    'webclient/src/features/documents/useGoodbyeDocuments.ts',
    'webclient/src/session/useEndsSoon.ts',
    'webclient/src/features/devices/kiosk/DeviceClientPage.tsx',
    'webclient/src/features/visits/visitor/visit-world.ts',
    // The time has to outlive the page.
    'webclient/src/features/visits/visitor/embedded/kept-goodbye.ts',
  ],
  'names a moment for people or for the record': [
    'services/src/contexts/calls/conference/quality-keeper.ts',
    'services/src/contexts/calls/conference/stall-records.ts',
    'services/src/contexts/identity/sign-in/adapters/last-seen.ts',
    'services/src/contexts/statistics/views/agent-time.ts',
    'device-agent/src/health/health-monitor.ts',
    'webclient/src/features/chat/session/chat-session.ts',
    'webclient/src/features/devices/kiosk/reports/report-health.ts',
    'console/src/audit/AuditSearch.tsx',
    'console/src/layout/RelativeTime.tsx',
  ],
  'compares with hours and days of a calendar': [
    'services/src/contexts/calendar/views/export-meeting.ts',
    'webclient/src/features/calendar/meeting-queries.ts',
    'webclient/src/features/devices/kiosk/useReports.ts',
    'webclient/src/features/visits/visitor/usePublicPortal.ts',
    'webclient/src/embed/opening.ts',
    'console/src/statistics/call-statistics/reportParams.ts',
    'console/src/layout/dayRange.ts',
    'console/src/layout/today.ts',
    'console/src/payments/payment-statistics/useDays.ts',
  ],
  'shows what is left beside a clock of the page, and the server or a timer decides': [
    'webclient/src/features/visits/visitor/phone/CodeStep.tsx',
    'webclient/src/media/components/useWayBack.ts',
  ],
};

/** Programs that measure the product are independent, and tests control their own time. */
const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !file.startsWith('load-tests/') &&
  !file.includes('/testing/') &&
  !/\.(?:spec|pictures)\.tsx?$/.test(file);

const reckonsByTheWall = (file: string): boolean => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return WALL.test(text) || (file.startsWith('device-agent/') && WALL_OF_AGENT.test(text));
};

test('elapsed time is measured by a clock that only grows', () => {
  const found = sourceFiles().filter(isProduct).filter(reckonsByTheWall);
  expect(found.toSorted()).toEqual(Object.values(ALLOWED).flat().toSorted());
});

test.each([
  ['if (Date.now() - began > 5) stop();', true],
  ['const now = clock.now().getTime();', true],
  ['new Typing(notify, Date.now)', true],
  ['const began = performance.now();', false],
  ['const at = clock.now().toISOString();', false],
])('%s is found: %s', (text, isFound) => {
  expect(WALL.test(text)).toBe(isFound);
});
