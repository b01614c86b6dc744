import type { DeviceHealthReport } from '@foyer/contracts/devices';
import { maskCardNumbers } from '@foyer/contracts/payments';

import type { RecoveryCounts } from '../browser/kiosk-browser.js';
import { judgePage, type PageView } from './judge-page.js';
import type { MachineFacts } from './machine-facts.js';

export interface HealthFacts {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly page: PageView;
  readonly machine: MachineFacts;
  readonly version: string;
  readonly microControllerConnected: boolean;
  readonly paymentTerminal: { readonly connected: boolean; readonly status: string | null };
  readonly recoveries: RecoveryCounts;
}

/** Makes the report out of what was collected. Pure. */
export function healthReport(facts: HealthFacts): DeviceHealthReport {
  const { page, machine, paymentTerminal } = facts;
  const { heartbeat } = page;
  const judged = judgePage(page);
  const { deviceErrorNote: note } = judged;
  return {
    ...judged,
    // The page's note may contain anything, even a card number.
    deviceErrorNote: note === null ? null : maskCardNumbers(note),
    deviceQueueId: heartbeat?.queueId ?? null,
    microControllerConnected: facts.microControllerConnected,
    paymentTerminalConnected: paymentTerminal.connected,
    paymentTerminalStatus: paymentTerminal.status,
    userCamera: heartbeat?.userCamera ?? null,
    docCamera: heartbeat?.docCamera ?? null,
    cameras: heartbeat?.cameras ?? [],
    userCameraName: heartbeat?.cameras[0] ?? null,
    docCameraName: heartbeat?.cameras[1] ?? null,
    timestamp: new Date(facts.now).toISOString(),
    timestampEpoch: facts.now,
    appTitle: heartbeat?.appTitle ?? '',
    version: facts.version,
    uptime: machine.uptime,
    network: machine.network,
    diskUsage: machine.diskUsage,
    recoveries: facts.recoveries,
    mediaPath: heartbeat?.mediaPath ?? null,
  };
}

/** Fields that change with every report and are no news. */
const PASSING = new Set<keyof DeviceHealthReport>([
  'timestamp',
  'timestampEpoch',
  'uptime',
  'diskUsage',
]);

/** True if two reports differ in a field that is worth an immediate report. */
export function isNews(before: DeviceHealthReport | undefined, after: DeviceHealthReport): boolean {
  const lasting = (report: DeviceHealthReport | undefined): string =>
    JSON.stringify(report, (key, value: unknown) =>
      PASSING.has(key as keyof DeviceHealthReport) ? undefined : value,
    );
  return before === undefined || lasting(before) !== lasting(after);
}
