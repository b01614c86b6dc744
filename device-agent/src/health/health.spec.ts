import { describe, expect, it } from '@jest/globals';
import {
  DeviceHealth,
  type DeviceHealthReport,
  PAGE_LOADING,
  PAGE_SILENT,
} from '@foyer/contracts/devices';
import { KioskHeartbeat } from '@foyer/contracts/local';

import { sampleHeartbeat } from '../browser/testing/sample-heartbeat.js';
import { ManualClock } from '../clock/testing/manual-clock.js';
import { until } from '../clock/testing/until.js';
import { silentLog } from '../log/agent-log.js';
import { HealthMonitor } from './health-monitor.js';
import { healthReport, isNews, type HealthFacts } from './health-report.js';
import { judgePage } from './judge-page.js';
import { collectMachineFacts } from './machine-facts.js';

const now = Date.UTC(2026, 2, 2, 9);
const machine = { uptime: 60, network: 'eth0 10.0.0.7 (wired)', diskUsage: 0.25 };
const well = { heartbeat: sampleHeartbeat, isSilent: false, frozen: [] };
const facts: HealthFacts = {
  now,
  page: well,
  machine,
  version: '0.1.0',
  microControllerConnected: true,
  paymentTerminal: { connected: true, status: 'ready' },
  recoveries: { trackRestarts: 1, pageReloads: 2, browserRestarts: 3 },
};

describe('whether a device is alive', () => {
  it.each([
    ['a page that stands ready', well, true, 'IN_START', null],
    ['a page that loads', { ...well, heartbeat: undefined }, false, 'IN_ERROR', PAGE_LOADING],
    [
      'a page that never came',
      { ...well, heartbeat: undefined, isSilent: true },
      false,
      'IN_ERROR',
      PAGE_SILENT,
    ],
    ['a silent page', { ...well, isSilent: true }, false, 'IN_ERROR', PAGE_SILENT],
    [
      'a frozen camera',
      { ...well, frozen: ['userCam'] as const },
      false,
      'IN_ERROR',
      'Stream is frozen',
    ],
    [
      'a page that waits for permission',
      { ...well, heartbeat: { ...sampleHeartbeat, clientStatus: 'IN_PERMISSION' as const } },
      false,
      'IN_ERROR',
      'Device is in permission status',
    ],
  ])('is judged by %s', (_what, view, deviceAlive, deviceStatus, deviceErrorNote) => {
    expect(judgePage(view)).toMatchObject({ deviceAlive, deviceStatus, deviceErrorNote });
  });

  it('is said without card numbers', () => {
    const heartbeat = {
      ...sampleHeartbeat,
      clientStatus: 'IN_ERROR' as const,
      errorNote: 'card 4111 1111 1111 1111',
    };
    const said = healthReport({ ...facts, page: { ...well, heartbeat } });
    expect(said.deviceErrorNote).toBe('card **** **** **** 1111');
  });

  it('does not change what the portal shows', () => {
    const heartbeat = { ...sampleHeartbeat, queueHasContent: false };
    expect(judgePage({ ...well, heartbeat, frozen: ['docCam'] }).deviceQueueStatus).toBe(
      'QUEUE_ERROR',
    );
  });
});

describe('the health report', () => {
  it('says all that is known, as the contract wants it', () => {
    const report = healthReport(facts);
    expect(DeviceHealth.parse(report)).toEqual({
      deviceAlive: true,
      deviceStatus: 'IN_START',
      deviceErrorNote: null,
      deviceQueueId: sampleHeartbeat.queueId,
      deviceQueueStatus: 'QUEUE_OK',
      microControllerConnected: true,
      paymentTerminalConnected: true,
      paymentTerminalStatus: 'ready',
      userCamera: sampleHeartbeat.userCamera,
      docCamera: null,
      cameras: sampleHeartbeat.cameras,
      userCameraName: 'Front camera',
      docCameraName: 'Document camera',
      timestamp: '2026-03-02T09:00:00.000Z',
      timestampEpoch: now,
      appTitle: 'Foyer',
      version: '0.1.0',
      ...machine,
      recoveries: facts.recoveries,
      mediaPath: 'good',
    });
  });

  it('leaves out what a newer page says beyond what this agent knows', () => {
    const newer = { ...sampleHeartbeat, mood: 'cheerful' };
    expect(KioskHeartbeat.parse(newer)).toEqual(sampleHeartbeat);
  });

  it('can be made before the page has said anything', () => {
    const page = { heartbeat: undefined, isSilent: false, frozen: [] };
    const nothing = { uptime: null, network: null, diskUsage: null };
    expect(DeviceHealth.safeParse(healthReport({ ...facts, page, machine: nothing })).success).toBe(
      true,
    );
  });

  it('is no news where only time has passed', () => {
    const before = healthReport(facts);
    const later = healthReport({
      ...facts,
      now: now + 5_000,
      machine: { ...machine, uptime: 65, diskUsage: 0.26 },
    });
    expect(isNews(before, later)).toBe(false);
    expect(isNews(before, healthReport({ ...facts, microControllerConnected: false }))).toBe(true);
    expect(isNews(undefined, before)).toBe(true);
  });

  it('knows the machine that it runs on', async () => {
    const found = await collectMachineFacts(process.cwd());
    expect(found.uptime).toBeGreaterThan(0);
    expect(found.diskUsage).toBeGreaterThanOrEqual(0);
    expect(found.diskUsage).toBeLessThanOrEqual(1);
  });
});

describe('reporting health', () => {
  const bench = async () => {
    const clock = new ManualClock(now);
    const sent: DeviceHealthReport[] = [];
    const lines: string[] = [];
    const state = { isServerThere: true, connected: true };
    const monitor = new HealthMonitor({
      clock,
      intervalMs: 5_000,
      log: {
        ...silentLog,
        warn: (message) => void lines.push(message),
        info: (message) => void lines.push(message),
      },
      facts: () => ({ ...facts, microControllerConnected: state.connected }),
      collectMachine: async () => machine,
      send: async (report) => {
        if (!state.isServerThere) throw new Error('offline');
        sent.push(report);
      },
    });
    await monitor.start();
    return { clock, sent, lines, state, monitor };
  };

  it('sends one at the start and then every few seconds', async () => {
    const { clock, sent } = await bench();
    for (const count of [1, 2, 3]) {
      await until(() => sent.length === count);
      clock.pass(4_500);
      expect(sent).toHaveLength(count);
      clock.pass(500);
    }
  });

  it('sends one at once when something has changed', async () => {
    const { clock, sent, state } = await bench();
    await until(() => sent.length === 1);
    state.connected = false;
    clock.pass(500);
    await until(() => sent.length === 2);
    expect(sent[1]).toMatchObject({ microControllerConnected: false });
  });

  it('sends trouble that is over before the next look, and then how it is', async () => {
    const { sent, state, monitor } = await bench();
    await until(() => sent.length === 1);
    state.connected = false;
    monitor.reportTrouble();
    state.connected = true;
    await until(() => sent.length === 3);
    expect(sent.map((report) => report.microControllerConnected)).toEqual([true, false, true]);
  });

  it('sends trouble also where another report is just on its way', async () => {
    const { clock, sent, state, monitor } = await bench();
    await until(() => sent.length === 1);
    clock.pass(4_999);
    clock.pass(1);
    state.connected = false;
    monitor.reportTrouble();
    state.connected = true;
    await until(() => (clock.pass(500), sent.at(-2)?.microControllerConnected === false));
    expect(sent.at(-1)).toMatchObject({ microControllerConnected: true });
  });

  it('says once that it is offline, and once that it is back', async () => {
    const { clock, sent, lines, state, monitor } = await bench();
    state.isServerThere = false;
    for (let heartbeat = 0; heartbeat < 5; heartbeat += 1) {
      clock.pass(5_000);
      await until(() => monitor.offline);
    }
    state.isServerThere = true;
    await until(() => (clock.pass(500), !monitor.offline));
    expect(lines).toEqual([
      'The device is offline: its health cannot be reported',
      'The device is online again',
    ]);
    expect(sent.length).toBeGreaterThan(1);
  });
});
