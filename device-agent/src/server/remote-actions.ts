import { DEVICE_PICTURE_MAX } from '@foyer/contracts/devices';

import type { KioskBrowser } from '../browser/kiosk-browser.js';
import type { AgentLog } from '../log/agent-log.js';

/** The outcome of an action. */
export interface ActionAnswer {
  readonly actionId: string;
  readonly ok: boolean;
  readonly note?: string | null;
  readonly image?: string | null;
}

export interface RemoteActionsOptions {
  /** Undefined where the agent shows no page. */
  readonly browser: KioskBrowser | undefined;
  /** True if the page answers: such a page performs the actions that it can. */
  readonly doesPageAnswer: () => boolean;
  readonly answer: (answer: ActionAnswer) => Promise<void>;
  /** Ends the agent so that it is started again. */
  readonly restart: () => void;
  readonly log: AgentLog;
}

/** Actions that are remembered, so that the same one is not done twice. */
const REMEMBERED_MAX = 100;

/** Does what the server asks of the device and the page cannot do. */
export class RemoteActions {
  readonly #seen = new Set<string>();

  constructor(private readonly options: RemoteActionsOptions) {}

  async perform(actionId: string, action: string): Promise<void> {
    if (this.#seen.has(actionId)) return;
    this.#seen.add(actionId);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED_MAX && oldest !== undefined) this.#seen.delete(oldest);
    const { log, answer, restart } = this.options;
    const done = await this.#do(action).catch((error: unknown) => {
      log.warn('An action from afar failed', { action, err: error });
      return { ok: false, note: error instanceof Error ? error.message : 'It failed' };
    });
    if (done === undefined) return;
    log.info('An action from afar was performed', { action, ok: done.ok });
    await answer({ actionId, ...done }).catch((error: unknown) =>
      log.warn('The answer to an action did not arrive', { action, err: error }),
    );
    if (action === 'restartAgent') restart();
  }

  /** @returns Undefined where it is left to the page. */
  async #do(action: string): Promise<Omit<ActionAnswer, 'actionId'> | undefined> {
    const { browser, doesPageAnswer } = this.options;
    switch (action) {
      case 'restartAgent':
        return { ok: true };
      case 'screenshot': {
        const page = browser?.page;
        if (page === undefined) return { ok: false, note: 'The browser is not running' };
        return { ok: true, image: await page.screenshot(DEVICE_PICTURE_MAX) };
      }
      case 'reload':
        if (doesPageAnswer()) return undefined;
        if (browser === undefined) return { ok: false, note: 'The browser is not running' };
        await browser.reload();
        return { ok: true };
      default:
        return undefined;
    }
  }
}
