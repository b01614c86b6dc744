import { BackOff } from '../clock/back-off.js';
import type { Cancel, Clock } from '../clock/clock.js';
import type { AgentLog } from '../log/agent-log.js';
import type { KioskPage } from './chromium.js';
import type { PageWatch } from './page-watch.js';
import {
  AT_REST,
  decideRecovery,
  needsPerson,
  type Recovery,
  type RecoveryStep,
} from './recovery.js';

/** How often something was done about the page since the agent started. */
export interface RecoveryCounts {
  readonly trackRestarts: number;
  readonly pageReloads: number;
  readonly browserRestarts: number;
}

export interface KioskBrowserOptions {
  readonly start: () => Promise<KioskPage>;
  readonly watch: PageWatch;
  readonly clock: Clock;
  readonly log: AgentLog;
  /** Asks the page to take a new track. */
  readonly restartTrack: (step: Extract<RecoveryStep, { kind: 'restart-track' }>) => void;
  readonly isServerReachable: () => Promise<boolean>;
  /** Called before a step of the recovery, while the trouble can still be seen. */
  readonly onTrouble: () => void;
}

/** How often the page is looked at, in milliseconds. */
const LOOK_MS = 500;

/**
 * Keeps the kiosk's page on the screen: starts the browser, starts it again when it ends, and takes
 * the steps of the recovery when the page is frozen, silent or stuck in an error.
 */
export class KioskBrowser {
  readonly #backOff = new BackOff({ first: 500, most: 60_000 });
  readonly #counts = { trackRestarts: 0, pageReloads: 0, browserRestarts: 0 };
  #page: KioskPage | undefined;
  #recovery: Recovery = AT_REST;
  #startedAt = 0;
  #looking = false;
  #stopLooking: Cancel = () => undefined;
  #stopWaiting: Cancel = () => undefined;
  #closed = false;

  constructor(private readonly options: KioskBrowserOptions) {}

  get counts(): RecoveryCounts {
    return { ...this.#counts };
  }

  /** Everything was tried without success. */
  get needsPerson(): boolean {
    return needsPerson(this.#recovery);
  }

  get page(): KioskPage | undefined {
    return this.#page;
  }

  async start(): Promise<void> {
    this.#stopLooking = this.options.clock.every(LOOK_MS, () => void this.#look());
    await this.#open();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopLooking();
    this.#stopWaiting();
    await this.#page?.kill();
  }

  /**
   * Loads the page again because a person asked for that. @throws Error where there is no
   * browser.
   */
  reload(): Promise<void> {
    return this.#reload(false);
  }

  async #reload(isHanging: boolean): Promise<void> {
    if (this.#page === undefined) throw new Error('The browser is not running');
    this.options.watch.loading(this.options.clock.elapsed());
    await this.#page.reload(isHanging);
    this.#counts.pageReloads += 1;
  }

  async #open(): Promise<void> {
    const { start, watch, clock, log } = this.options;
    this.#startedAt = clock.elapsed();
    try {
      const page = await start();
      if (this.#closed) {
        await page.kill();
        return;
      }
      this.#page = page;
      watch.loading(clock.elapsed());
      log.info('The browser shows the page', { pid: page.pid });
      void page.ended.then((end) => this.#ended(page, end));
    } catch (error) {
      log.error('The browser cannot be started', { err: error });
      this.#openLater();
    }
  }

  #ended(page: KioskPage, end: object): void {
    if (this.#page !== page || this.#closed) return;
    this.#page = undefined;
    const { clock, log, watch } = this.options;
    log.warn('The browser has ended', { ...end });
    // The last message of its page no longer counts.
    watch.loading(clock.elapsed());
    this.#counts.browserRestarts += 1;
    if (clock.elapsed() - this.#startedAt > 60_000) this.#backOff.reset();
    this.#openLater();
  }

  #openLater(): void {
    if (this.#closed) return;
    this.#stopWaiting = this.options.clock.after(this.#backOff.next(), () => void this.#open());
  }

  async #look(): Promise<void> {
    if (this.#looking || this.#page === undefined) return;
    this.#looking = true;
    try {
      const { watch, clock, isServerReachable } = this.options;
      const trouble = this.#page.crashed
        ? ({ kind: 'silent' } as const)
        : watch.trouble(clock.elapsed());
      const serverReachable = trouble === null || (await isServerReachable());
      const inCall = watch.isInCall;
      const observation = { now: clock.elapsed(), trouble, serverReachable, inCall };
      const { state, step } = decideRecovery(this.#recovery, observation);
      this.#recovery = state;
      if (step !== null) await this.#take(step, trouble?.kind);
    } catch (error) {
      this.options.log.warn('A step of the recovery failed', { err: error });
    } finally {
      this.#looking = false;
    }
  }

  async #take(step: RecoveryStep, trouble: string | undefined): Promise<void> {
    const { log, watch, clock, restartTrack, onTrouble } = this.options;
    onTrouble();
    log.warn('The page is not well', { trouble, step: step.kind, needsPerson: this.needsPerson });
    switch (step.kind) {
      case 'restart-track':
        this.#counts.trackRestarts += 1;
        watch.trackRestarted(step.source);
        restartTrack(step);
        return;
      case 'reload-page':
        await this.#reload(trouble === 'silent');
        return;
      case 'restart-browser':
        watch.loading(clock.elapsed());
        this.#backOff.reset();
        await this.#page?.kill();
    }
  }
}
