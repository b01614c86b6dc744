import type { DeviceHealthReport } from '@foyer/contracts/devices';

import type { Cancel, Clock } from '../clock/clock.js';
import type { AgentLog } from '../log/agent-log.js';
import { healthReport, isNews, type HealthFacts } from './health-report.js';
import type { MachineFacts } from './machine-facts.js';

export interface HealthMonitorOptions {
  readonly clock: Clock;
  readonly log: AgentLog;
  /** Between two reports while nothing changes, in milliseconds. */
  readonly intervalMs: number;
  /** The facts that are known without waiting. */
  readonly facts: () => Omit<HealthFacts, 'now' | 'machine'>;
  readonly collectMachine: () => Promise<MachineFacts>;
  /** @throws Error where the server cannot be reached. */
  readonly send: (report: DeviceHealthReport) => Promise<void>;
}

/** How often it is looked whether there is news, in milliseconds. */
const LOOK_MS = 500;
/** The machine is asked more seldom: that costs it something. */
const MACHINE_MS = 30_000;

/** Reports how the device is: at once when something changed, and every few seconds otherwise. */
export class HealthMonitor {
  #machine: MachineFacts = { uptime: null, network: null, diskUsage: null };
  #stops: Cancel[] = [];
  #sent: DeviceHealthReport | undefined;
  #sentAt = -Infinity;
  #sending = false;
  #offline = false;
  /** How the device was when something was wrong, until that is sent. */
  #trouble: DeviceHealthReport | undefined;

  constructor(private readonly options: HealthMonitorOptions) {}

  /** How the device is now. */
  get report(): DeviceHealthReport {
    const { clock, facts } = this.options;
    return healthReport({ ...facts(), now: clock.now(), machine: this.#machine });
  }

  /** True if the last report did not arrive. */
  get offline(): boolean {
    return this.#offline;
  }

  async start(): Promise<void> {
    const { clock } = this.options;
    await this.#askMachine();
    this.#stops = [
      clock.every(MACHINE_MS, () => void this.#askMachine()),
      clock.every(LOOK_MS, () => void this.look()),
    ];
    await this.look();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /**
   * Keeps how the device is now: a recovery may have mended it before the next look, and the server
   * is to know.
   */
  reportTrouble(): void {
    this.#trouble = this.report;
    void this.look();
  }

  /** Sends a report where one is due. */
  async look(): Promise<void> {
    const { clock, intervalMs, send } = this.options;
    if (this.#sending) return;
    const trouble = this.#trouble;
    const report = trouble ?? this.report;
    const isDue = clock.elapsed() - this.#sentAt >= intervalMs;
    // A report that failed is due again with the next heartbeat, not at every look.
    if (!isDue && (this.#offline || !isNews(this.#sent, report))) {
      this.#trouble = undefined;
      return;
    }
    this.#sending = true;
    this.#sentAt = clock.elapsed();
    try {
      await send(report);
      this.#sent = report;
      this.#setOffline(false);
    } catch (error) {
      this.#setOffline(true, error);
    } finally {
      this.#sending = false;
    }
    if (trouble === undefined) return;
    if (this.#trouble === trouble) this.#trouble = undefined;
    // The trouble is reported first, and the present state right after it.
    if (!this.#offline) await this.look();
  }

  async #askMachine(): Promise<void> {
    this.#machine = await this.options.collectMachine();
  }

  #setOffline(offline: boolean, error?: unknown): void {
    if (this.#offline === offline) return;
    this.#offline = offline;
    const { log } = this.options;
    if (offline) log.warn('The device is offline: its health cannot be reported', { err: error });
    else log.info('The device is online again');
  }
}
