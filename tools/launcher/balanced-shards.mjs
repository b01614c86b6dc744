import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { root } from './root.mjs';
import { ALONE } from './suites-alone.mjs';

/** @type {{ default: typeof import('@jest/test-sequencer').default }} */
const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * The time of a journey without an entry below, in seconds; another suite is done in a second or
 * two.
 */
const JOURNEY_SECONDS = 15;
const USUAL_SECONDS = 2;

/**
 * The times of the long ones on two cores, in seconds. A wrong figure costs time only, so no test
 * checks them.
 */
export const SECONDS = new Map(
  Object.entries({
    'services/src/program/start-server.e2e.spec.ts': 95,
    'webclient/journeys/call.e2e.spec.ts': 110,
    'load-tests/src/torture/chaos/chaos-on-servers.e2e.spec.ts': 140,
    'console/journeys/accessible-console.e2e.spec.ts': 97,
    'webclient/journeys/kiosk-to-try.e2e.spec.ts': 109,
    'webclient/journeys/signature-pad.e2e.spec.ts': 85,
    'device-agent/src/terminal/interrupted-order.int.spec.ts': 33,
    'services/src/contexts/board/board-inputs.int.spec.ts': 50,
    'load-tests/src/model/linearize/linearize.e2e.spec.ts': 60,
    'load-tests/src/torture/kill9-server/kill9-server.e2e.spec.ts': 45,
    'webclient/journeys/board.e2e.spec.ts': 60,
    'load-tests/src/model/pickup.e2e.spec.ts': 28,
    'webclient/journeys/consult-upsets.e2e.spec.ts': 78,
    'webclient/journeys/replaced-relay.e2e.spec.ts': 76,
    'webclient/journeys/kiosk.e2e.spec.ts': 74,
    'webclient/journeys/firefox.e2e.spec.ts': 74,
    'webclient/journeys/lost-agent.e2e.spec.ts': 71,
    'services/src/program/rebuild-beside-server.e2e.spec.ts': 55,
    'webclient/journeys/background-blur.e2e.spec.ts': 71,
    'tools/launcher/start.e2e.spec.ts': 66,
    'tools/architecture/slice.spec.ts': 120,
    'services/src/program/rebuild-among-nodes.e2e.spec.ts': 65,
    'console/src/layout/bulk.spec.tsx': 65,
    'services/src/program/upgrade.e2e.spec.ts': 61,
    'webclient/journeys/nothing-covered.e2e.spec.ts': 60,
    'console/src/portals/availability/AvailabilityTab.spec.tsx': 57,
    'console/journeys/statistics.e2e.spec.ts': 56,
    'webclient/journeys/session-call-screen.e2e.spec.ts': 55,
    'webclient/journeys/waiting.e2e.spec.ts': 54,
    'services/src/contexts/portals/api/portals.int.spec.ts': 54,
    'webclient/journeys/main-job.e2e.spec.ts': 53,
    'webclient/journeys/accessible-account.e2e.spec.ts': 52,
    'tools/launcher/pack-server.e2e.spec.ts': 52,
    'console/journeys/devices.e2e.spec.ts': 51,
    'webclient/journeys/call-loaded-again.e2e.spec.ts': 51,
    'webclient/journeys/recording.e2e.spec.ts': 51,
    'webclient/journeys/captions.e2e.spec.ts': 50,
    'console/journeys/company-sign-in.e2e.spec.ts': 49,
    'webclient/journeys/board-otherwise.e2e.spec.ts': 49,
    'webclient/journeys/chat.e2e.spec.ts': 49,
    'webclient/journeys/kiosk-portrait.e2e.spec.ts': 48,
    'services/src/contexts/visits/api/places.int.spec.ts': 48,
    'console/journeys/settings.e2e.spec.ts': 46,
    'webclient/journeys/meetings.e2e.spec.ts': 46,
    'webclient/journeys/recording-upsets.e2e.spec.ts': 46,
    'webclient/journeys/several-nodes.e2e.spec.ts': 44,
    'webclient/journeys/session-calls.e2e.spec.ts': 43,
    'services/src/program/damaged-read-models.e2e.spec.ts': 43,
    'webclient/journeys/hold.e2e.spec.ts': 42,
    'console/src/layout/shown-once/shownOnce.spec.tsx': 42,
    'services/src/contexts/board/ways-out.int.spec.ts': 42,
    'services/src/program/several-publishers.e2e.spec.ts': 41,
    'console/journeys/portals-narrow.e2e.spec.ts': 41,
    'webclient/journeys/accessible.e2e.spec.ts': 41,
    'load-tests/src/k6/smoke.e2e.spec.ts': 41,
    'console/journeys/portals.e2e.spec.ts': 40,
    'console/src/statistics/call-statistics/callStatistics.spec.tsx': 40,
    'services/src/contexts/board/adapters/active-content.spec.ts': 11,
    'services/src/program/upgrade-on-mongodb.e2e.spec.ts': 40,
    'console/src/home/home.spec.tsx': 39,
    'services/src/contexts/board/adapters/notes-as-seen.spec.ts': 14,
    'console/journeys/portal-preview.e2e.spec.ts': 38,
    'webclient/journeys/call-log.e2e.spec.ts': 36,
    'webclient/journeys/media-path.e2e.spec.ts': 36,
    'console/src/layout/undo/bulkUndo.spec.tsx': 36,
    'services/src/program/background-jobs-apart.e2e.spec.ts': 35,
    'webclient/journeys/beside-the-call.e2e.spec.ts': 35,
    'services/src/contexts/visits/api/several-calls.int.spec.ts': 35,
    'webclient/journeys/session-call-handover.e2e.spec.ts': 34,
    'webclient/journeys/on-servers.e2e.spec.ts': 33,
    'webclient/journeys/text-messages.e2e.spec.ts': 33,
    'console/src/jobs/jobs.spec.tsx': 33,
    'console/src/sessions/sessions.spec.tsx': 33,
    'webclient/journeys/slides.e2e.spec.ts': 32,
    'webclient/journeys/foreign-janus.e2e.spec.ts': 32,
    'webclient/journeys/own-account.e2e.spec.ts': 31,
    'services/src/program/log-server-outage.e2e.spec.ts': 31,
    'webclient/journeys/desk-notifications.e2e.spec.ts': 31,
    'load-tests/src/torture/subscription/subscription.int.spec.ts': 30,
    'webclient/journeys/frozen-picture.e2e.spec.ts': 30,
    'webclient/journeys/phone-call.e2e.spec.ts': 30,
    'webclient/journeys/session-call-lobby.e2e.spec.ts': 30,
    'services/src/cli/documents-commands.int.spec.ts': 30,
    'console/journeys/opening-hours.e2e.spec.ts': 29,
    'console/src/portals/feedback/portalFeedback.spec.tsx': 29,
    'console/journeys/by-keys.e2e.spec.ts': 28,
    'webclient/journeys/payment.e2e.spec.ts': 28,
    'console/journeys/lines.e2e.spec.ts': 27,
    'webclient/journeys/another-line.e2e.spec.ts': 27,
    'services/src/cli/log-copy-killed.e2e.spec.ts': 27,
    'services/src/program/payments-at-a-kiosk.e2e.spec.ts': 27,
    'console/src/integrations/webhooks/webhooks.spec.tsx': 27,
    'console/src/visits/lines/lines.spec.tsx': 27,
    'services/src/contexts/calendar/meeting-guests.int.spec.ts': 27,
    'device-agent/src/program/agent.e2e.spec.ts': 25,
    'device-agent/src/terminal/killed-agent.int.spec.ts': 25,
    'load-tests/src/torture/chaos/chaos.e2e.spec.ts': 25,
    'services/src/contexts/board/adapters/signed-as-seen.spec.ts': 36,
    'services/src/contexts/board/signing.int.spec.ts': 25,
    'services/src/platform/operations/start/installation/installation.int.spec.ts': 25,
    'webclient/journeys/documents.e2e.spec.ts': 24,
    'webclient/journeys/account.e2e.spec.ts': 24,
    'webclient/journeys/session-call-rules.e2e.spec.ts': 24,
    'console/src/identity/api-keys/apiKeys.spec.tsx': 24,
    'console/src/audit/auditSearch.spec.tsx': 23,
    'services/src/contexts/board/lost-rights.int.spec.ts': 23,
    'services/src/contexts/recordings/recorder/newest-answer.int.spec.ts': 23,
    'services/event-log/src/kurrent/kurrent-wire.int.spec.ts': 22,
    'webclient/journeys/call-bar.e2e.spec.ts': 22,
    'webclient/journeys/consult.e2e.spec.ts': 22,
    'webclient/journeys/leaving-a-call.e2e.spec.ts': 22,
    'webclient/journeys/portal-settings.e2e.spec.ts': 22,
    'console/src/layout/saving/takeTheirs.spec.tsx': 21,
    'console/src/i18n/changedLanguage.spec.tsx': 21,
    'services/src/cli/backup/backup.int.spec.ts': 21,
    'console/journeys/people.e2e.spec.ts': 20,
    'services/event-log/src/kurrent/kurrent-outage.int.spec.ts': 20,
    'services/src/contexts/board/signed-documents-stay.int.spec.ts': 20,
    'services/src/contexts/board/pad-signing.int.spec.ts': 20,
    'services/src/contexts/documents/adapters/page-drawer.spec.ts': 16,
    'services/src/contexts/settings/settings.int.spec.ts': 20,
    'services/src/contexts/identity/user-sources/api/ldap.int.spec.ts': 20,
    'console/src/testing/forms/devices.forms.spec.ts': 20,
    'console/src/testing/forms/directory.forms.spec.ts': 20,
    'console/src/testing/forms/hours.forms.spec.ts': 20,
    'console/src/testing/forms/members.forms.spec.ts': 20,
    'console/src/testing/forms/portalCalls.forms.spec.ts': 20,
    'console/src/testing/forms/portalLook.forms.spec.ts': 20,
    'console/src/testing/forms/portals.forms.spec.ts': 20,
    'console/src/testing/forms/recordings.forms.spec.ts': 20,
    'console/src/testing/forms/sessions.forms.spec.ts': 20,
    'console/src/testing/forms/settings.forms.spec.ts': 20,
    'console/src/testing/forms/signIn.forms.spec.ts': 20,
    'services/src/contexts/devices/api/device-client.int.spec.ts': 20,
    'console/src/identity/api-keys/apiKeys.forms.spec.ts': 19,
    'console/src/layout/menu.spec.tsx': 19,
    'console/src/portals/ColourInput.spec.tsx': 19,
    'services/src/platform/stores/vault/mongo-vault.int.spec.ts': 18,
    'services/src/contexts/calendar/running-meetings.int.spec.ts': 18,
    'services/src/program/api-keys.int.spec.ts': 18,
    'console/src/layout/ConsoleSidebar.spec.tsx': 17,
    'console/src/payments/reconciliations/reconciliations.spec.tsx': 17,
    'console/src/devices/devices.spec.tsx': 16,
    'console/src/layout/lists.spec.tsx': 16,
    'console/src/portals/portals.spec.tsx': 16,
    'console/src/integrations/webhooks/webhooks.forms.spec.ts': 16,
    'console/src/layout/deleteOne.spec.tsx': 16,
    'services/event-log/src/kurrent/why-unreachable.int.spec.ts': 16,
    'services/src/contexts/devices/api/devices-on-several-nodes.int.spec.ts': 16,
    'console/src/testing/forms/guests.forms.spec.ts': 15,
    'console/src/payments/transactions/transactions.spec.tsx': 15,
    'services/src/contexts/board/several-signers.int.spec.ts': 15,
    'console/src/devices/deviceBulk.spec.tsx': 15,
    'console/src/settings/tabs/retention.spec.tsx': 15,
    'services/src/cli/audit-commands.int.spec.ts': 15,
    'services/src/contexts/board/board.int.spec.ts': 15,
    'services/src/contexts/portals/api/portal-availability.int.spec.ts': 15,
    'services/src/contexts/visits/testing/pickup-model/pickup.prop.spec.ts': 15,
    'load-tests/src/torture/kill9/kill9.int.spec.ts': 14,
    'services/src/program/bad-input.int.spec.ts': 14,
    'services/src/contexts/identity/sign-in/adapters/mongo-attempt-budgets.int.spec.ts': 14,
    'services/src/contexts/calls/api/conference-rights.int.spec.ts': 14,
    'services/src/contexts/portals/api/portal-settings.int.spec.ts': 14,
    'services/src/platform/eventing/publisher/kafka/kafka-publisher.int.spec.ts': 13,
    'projections/src/platform/read-store/mongo/mongo-read-store.int.spec.ts': 13,
    'services/src/contexts/identity/members/api/slow-stores.int.spec.ts': 13,
    'services/src/contexts/visits/testing/several-nodes/several-nodes.int.spec.ts': 13,
    'tools/architecture/dependencies.spec.ts': 36,
    'console/src/layout/offline.spec.tsx': 12,
    'services/event-log/src/kurrent/kurrent-cluster.int.spec.ts': 11,
    'services/src/contexts/payments/receipts.int.spec.ts': 11,
    'services/src/program/field-injection.int.spec.ts': 11,
    'load-tests/src/torture/powerloss/powerloss.int.spec.ts': 10,
    'services/src/contexts/visits/api/sms-codes.int.spec.ts': 10,
    'services/src/program/authorization.int.spec.ts': 10,
  }),
);

/** @param {{ readonly path: string }} test */
const secondsOf = ({ path }) =>
  SECONDS.get(relative(root, path)) ??
  (path.endsWith('.e2e.spec.ts') ? JOURNEY_SECONDS : USUAL_SECONDS);

/**
 * Gives shards of about the same length, where Jest's own gives them the same number of files; the
 * longest come first. Every file but those that run alone is in exactly one shard: each goes,
 * longest first, to the shard that has least to do.
 */
export default class BalancedShards extends Sequencer {
  /**
   * @override
   * @template {{ readonly path: string }} T
   * @param {readonly T[]} tests
   * @param {{ readonly shardIndex: number, readonly shardCount: number }} shard counted from one
   * @returns {T[]}
   */
  shard(tests, { shardIndex, shardCount }) {
    const shards = Array.from({ length: shardCount }, () => ({
      seconds: 0,
      tests: /** @type {T[]} */ ([]),
    }));
    for (const test of this.sort(tests).filter(
      ({ path }) => !ALONE.includes(relative(root, path)),
    )) {
      const least = shards.reduce((a, b) => (b.seconds < a.seconds ? b : a));
      least.seconds += secondsOf(test);
      least.tests.push(test);
    }
    return shards[shardIndex - 1]?.tests ?? [];
  }

  /**
   * @override
   * @template {{ readonly path: string }} T
   * @param {readonly T[]} tests
   * @returns {T[]}
   */
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || (a.path < b.path ? -1 : 1));
  }
}
