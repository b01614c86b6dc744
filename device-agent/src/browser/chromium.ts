import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

import { chromiumArguments } from './chromium-arguments.js';
import { DevtoolsPipe } from './devtools-pipe.js';
import { takeScreenshot } from './take-screenshot.js';

/** How a browser is started. */
export interface ChromiumOptions {
  readonly path: string;
  /** A folder of its own; calls and tokens of the page live on in it. */
  readonly profile: string;
  /** May carry a secret in its fragment. */
  readonly url: string;
  readonly arguments: readonly string[];
}

/** How a browser ended. */
export interface BrowserEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A browser that shows one page. */
export interface KioskPage {
  readonly pid: number;
  readonly ended: Promise<BrowserEnd>;
  /** True if the page's process has crashed; the browser itself may still run. */
  readonly crashed: boolean;
  /**
   * @param isHanging The page's process is ended first, as it would do nothing else.
   * @throws Error where the browser is gone.
   */
  reload(isHanging?: boolean): Promise<void>;
  /** @param most Characters. @returns A JPEG data URL. @throws Error */
  screenshot(most: number): Promise<string>;
  /** At once, with all its processes. */
  kill(): Promise<void>;
}

const STARTED_WITHIN_MS = 30_000;
const PERMISSIONS = ['videoCapture', 'audioCapture'];

const Targets = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), type: z.string() })),
});
const Attached = z.object({ sessionId: z.string() });

/**
 * Starts Chromium in kiosk mode with the camera and microphone for its page alone.
 * @throws Error
 */
export async function startChromium(options: ChromiumOptions): Promise<KioskPage> {
  const child = spawn(options.path, chromiumArguments(options.profile, options.arguments), {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // In a group of its own, all of its processes can be ended together.
    detached: true,
  });
  await once(child, 'spawn');
  const ended = new Promise<BrowserEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const [, , , to, from] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const pipe = new DevtoolsPipe(to, from);
  const page = new Page(child, ended, pipe);
  try {
    await page.open(options.url);
    return page;
  } catch (error) {
    await page.kill();
    throw error;
  }
}

class Page implements KioskPage {
  crashed = false;
  #session = '';

  constructor(
    readonly child: ChildProcess,
    readonly ended: Promise<BrowserEnd>,
    readonly pipe: DevtoolsPipe,
  ) {}

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async open(url: string): Promise<void> {
    const { origin } = new URL(url);
    await this.pipe.send('Browser.grantPermissions', { origin, permissions: PERMISSIONS });
    const targetId = await this.#findPage();
    const attached = await this.pipe.send('Target.attachToTarget', { targetId, flatten: true });
    this.#session = Attached.parse(attached).sessionId;
    this.pipe.on('Inspector.targetCrashed', () => (this.crashed = true));
    await this.#send('Inspector.enable');
    await this.#send('Page.enable');
    await this.#send('Page.navigate', { url });
  }

  async reload(isHanging = false): Promise<void> {
    if (isHanging && !this.crashed) await this.#crash();
    await this.#send('Page.reload');
    this.crashed = false;
  }

  screenshot(most: number): Promise<string> {
    return takeScreenshot((method, params) => this.#send(method, params), most);
  }

  async kill(): Promise<void> {
    try {
      process.kill(-this.pid, 'SIGKILL');
    } catch (error) {
      // It has already ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    await this.ended;
  }

  /** A process that has crashed does not answer: its end is the answer. */
  async #crash(): Promise<void> {
    const crashed = once(this.pipe, 'Inspector.targetCrashed');
    const refused = this.#send('Page.crash').then(() => crashed);
    await Promise.race([crashed, refused]);
  }

  /** A browser that has just started may have no page yet. */
  async #findPage(): Promise<string> {
    const until = performance.now() + STARTED_WITHIN_MS;
    while (performance.now() < until) {
      const { targetInfos } = Targets.parse(await this.pipe.send('Target.getTargets'));
      const page = targetInfos.find(({ type }) => type === 'page');
      if (page !== undefined) return page.targetId;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The browser shows no page');
  }

  #send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    return this.pipe.send(method, params, this.#session);
  }
}
