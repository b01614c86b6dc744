import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { makeClient, tokenOf, type Client } from '@foyer/contracts/client';
import { identityRoutes, TOKEN_STORAGE_KEY } from '@foyer/contracts/identity';

import { sharedBrowser } from './browser.js';
import { HAND } from './hand.js';
import { probeMedia } from './media-probe.js';
import type { Served } from './served.js';
import { Server } from './server.js';

const OUTPUT = fileURLToPath(new URL('../out/', import.meta.url));

/** The password of all people that the harness creates. */
export const PASSWORD = 'Journey-2026!x';

export interface StageOptions {
  /** Environment variables of the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The command-line arguments of the server. */
  readonly args?: readonly string[];
  /** The language of all pages; a page may override it. */
  readonly language?: 'en' | 'de';
}

/** Options of a person's page; by default it opens in the shared browser. */
type PageOptions = BrowserContextOptions & {
  readonly browser?: Browser;
  /**
   * True if the mouse stays still, so that the controls of a call fade; by default it moves and
   * they stay in sight.
   */
  readonly still?: boolean;
};

/** The running product, a browser, and the people on it. {@link strike} ends all of it. */
export class Stage<S extends Served = Server> {
  readonly #people = new Map<string, { context: BrowserContext; page: Page; console: string[] }>();
  /** All contexts that were opened, also of people who came a second time. */
  readonly #contexts = new Set<BrowserContext>();
  readonly #onKeep: ((folder: string) => Promise<void>)[] = [];
  #adminToken: string | undefined;

  private constructor(
    readonly server: S,
    readonly browser: Browser,
    readonly language: 'en' | 'de',
  ) {}

  static async set({ settings, args, language = 'en' }: StageOptions = {}): Promise<Stage> {
    return Stage.before(await Server.start(settings, undefined, args), language);
  }

  /**
   * A browser before what runs already, and ends with the stage. A server ends again if no browser starts.
   */
  static async before<S extends Served>(
    server: S,
    language: 'en' | 'de' = 'en',
  ): Promise<Stage<S>> {
    try {
      return new Stage(server, await sharedBrowser(), language);
    } catch (error) {
      await server.discard();
      throw error;
    }
  }

  /** Opens a page in a person's own context. The name is for what is kept of a failure. */
  async page(
    name: string,
    { browser = this.browser, still = false, ...options }: PageOptions = {},
  ): Promise<Page> {
    const context = await browser.newContext({
      baseURL: this.server.origin,
      locale: this.language === 'de' ? 'de-DE' : 'en-US',
      permissions: ['camera', 'microphone'],
      ...options,
    });
    // A busy machine takes longer than the library's 30 s now and then.
    context.setDefaultTimeout(60_000);
    this.#contexts.add(context);
    await probeMedia(context);
    if (!still) await context.addInitScript(HAND);
    const page = await context.newPage();
    const lines: string[] = [];
    page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    this.#people.set(name, { context, page, console: lines });
    return page;
  }

  /** A page of a member who is signed in already. */
  async staffPage(name: string, token: string, options: PageOptions = {}): Promise<Page> {
    const page = await this.page(name, options);
    await page.addInitScript(
      ([key, value]) => {
        // Only the first time: anyone who signs out stays so.
        if (sessionStorage.getItem('signed-in') === null) localStorage.setItem(key, value);
        sessionStorage.setItem('signed-in', 'yes');
      },
      [TOKEN_STORAGE_KEY, token] as const,
    );
    return page;
  }

  /** A page of the console, as the administrator. */
  async consolePage(name: string, path: string): Promise<Page> {
    const page = await this.staffPage(name, await this.admin());
    await page.goto(`/vblh/console/${path}`);
    return page;
  }

  /** The administrator's token; the one-time sign-in is used the first time. */
  async admin(): Promise<string> {
    if (this.#adminToken !== undefined) return this.#adminToken;
    const client = makeClient({ origin: this.server.origin });
    const { token } = await client.call(identityRoutes.redeemSignInLink, {
      body: { token: this.server.signInToken, password: PASSWORD },
    });
    this.#adminToken = token;
    return token;
  }

  /** Takes the administrator's token where a journey has used the one-time sign-in itself. */
  actAs(token: string): void {
    this.#adminToken = token;
  }

  /** Calls the server as the holder of a token; by default as the administrator. */
  async api(token?: string): Promise<Client> {
    const holder = token ?? (await this.admin());
    return makeClient({ origin: this.server.origin, token: () => holder });
  }

  /** Signs a member in. */
  async signIn(username: string, password = PASSWORD): Promise<string> {
    const client = makeClient({ origin: this.server.origin });
    return tokenOf(await client.call(identityRoutes.login, { body: { username, password } }));
  }

  /** Closes the pages of a person. */
  async dismiss(name: string): Promise<void> {
    await this.#people.get(name)?.context.close();
    this.#people.delete(name);
  }

  /** Also the earlier pages of people who came a second time. */
  async dismissAll(): Promise<void> {
    await Promise.all([...this.#contexts].map((context) => context.close()));
    this.#contexts.clear();
    this.#people.clear();
  }

  /** Has more kept where a journey fails: pages of another browser are none of this stage. */
  onKeep(keep: (folder: string) => Promise<void>): void {
    this.#onKeep.push(keep);
  }

  /** Keeps a picture of every page, what its console said and what the server said. */
  async keep(title: string): Promise<string> {
    const folder = join(OUTPUT, title.replaceAll(/[^\w]+/g, '-').slice(0, 80));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'server.log'), this.server.said);
    for (const [name, { page, console: lines }] of this.#people) {
      await writeFile(join(folder, `${name}.log`), `${page.url()}\n${lines.join('\n')}`);
      await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined);
    }
    for (const keep of this.#onKeep) await keep(folder).catch(() => undefined);
    return folder;
  }

  async strike(): Promise<void> {
    // The browser continues with the next suite.
    await Promise.all([...this.#contexts].map((context) => context.close()));
    await this.server.discard();
  }
}
