import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { TOKEN_STORAGE_KEY } from '@foyer/contracts/identity';

import { eventually } from './eventually.js';
import { HAND } from './hand.js';
import { PROBE } from './media-probe.js';

/** Of the environment that journeys run in. */
declare const openFirefox: () => Promise<Browser>;

/** A busy machine takes longer than the library's 30 s now and then. */
const WITHIN_MS = 60_000;

/** A control that does nothing for now. */
const INERT = ':disabled, [aria-disabled="true"], [aria-busy="true"]';

/** A running Firefox, whose people have nothing in common. {@link quit} ends it. */
export class Firefox {
  private constructor(readonly browser: Browser) {}

  static async open(): Promise<Firefox> {
    return new Firefox(await openFirefox());
  }

  /** A page of another person, who is signed in where a token is given. */
  async page(token?: string): Promise<FirefoxPage> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 720 });
    page.setDefaultTimeout(WITHIN_MS);
    await page.evaluateOnNewDocument(PROBE);
    await page.evaluateOnNewDocument(HAND);
    if (token !== undefined) {
      const entry = `${JSON.stringify(TOKEN_STORAGE_KEY)}, ${JSON.stringify(token)}`;
      await page.evaluateOnNewDocument(
        `if (location.protocol === 'http:') localStorage.setItem(${entry})`,
      );
    }
    return new FirefoxPage(page);
  }

  /** Closes the pages of all people; a window behind others would count as out of sight. */
  async dismissAll(): Promise<void> {
    const own = this.browser.defaultBrowserContext();
    const others = this.browser.browserContexts().filter((context) => context !== own);
    await Promise.all(others.map((context) => context.close()));
  }

  /** Keeps a picture of each page in a folder. */
  async keep(folder: string): Promise<void> {
    const pages = await this.browser.pages();
    for (const [at, page] of pages.entries())
      await page.screenshot({ path: join(folder, `firefox-${at}.png`) });
  }

  quit(): Promise<void> {
    return this.browser.close();
  }
}

/** A page of Firefox in the words that journeys use for one of Chromium. */
export class FirefoxPage {
  constructor(readonly page: Page) {}

  goto(address: string): Promise<unknown> {
    return this.page.goto(address);
  }

  evaluate(code: string): Promise<unknown> {
    return this.page.evaluate(code);
  }

  /** Waits for a button or another control by its accessible name, and presses it. */
  press(role: string, name: string): Promise<void> {
    return this.pressFirst(`::-p-aria([name="${name}"][role="${role}"])`);
  }

  pressThing(testId: string): Promise<void> {
    return this.pressFirst(thing(testId));
  }

  /**
   * Presses by the keyboard until the press arrives. A pointer misses what a page moves meanwhile,
   * and the library's own press waits until nothing moves, while a bell still rings.
   */
  async pressFirst(selector: string): Promise<void> {
    await eventually(`${selector} is pressed`, () => this.#press(selector), WITHIN_MS);
  }

  /** @returns false while the control does nothing, or where the page took the focus away from it */
  async #press(selector: string): Promise<boolean> {
    const found = await this.page.waitForSelector(selector, { visible: true });
    if (found === null) throw new Error(`There is no ${selector}`);
    const press = await found.evaluateHandle((one, inert) => {
      const heard = { acts: !one.matches(inert), arrived: false };
      if (heard.acts) {
        one.addEventListener('click', () => (heard.arrived = true), { capture: true });
        (one as HTMLElement).focus();
      }
      return heard;
    }, INERT);
    if (!(await press.evaluate(({ acts }) => acts))) return false;
    await this.page.keyboard.press('Enter');
    // A page that the press has left knows no more of it.
    return press.evaluate(({ arrived }) => arrived).catch(() => true);
  }

  async see(testId: string): Promise<ElementHandle> {
    const found = await this.page.waitForSelector(thing(testId), { visible: true });
    if (found === null) throw new Error(`There is no ${testId}`);
    return found;
  }

  async read(text: string): Promise<void> {
    await this.page.waitForSelector(`::-p-text(${text})`, { visible: true });
  }

  fill(selector: string, text: string): Promise<void> {
    return this.page.locator(selector).fill(text);
  }

  /** Chooses a file as a person does in the dialog of the system. */
  async choose(selector: string, name: string, content: Buffer): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-firefox-'));
    const path = join(folder, name);
    await writeFile(path, content);
    const input = await this.page.waitForSelector(selector);
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    await rm(folder, { recursive: true, force: true });
  }

  /** Draws a line with the mouse, between shares of a thing's width and height. */
  async draw(testId: string, from: Share, to: Share): Promise<void> {
    const box = await (await this.see(testId)).boundingBox();
    if (box === null) throw new Error(`${testId} has no place`);
    const at = ([x, y]: Share) => [box.x + x * box.width, box.y + y * box.height] as const;
    const { mouse } = this.page;
    await mouse.move(...at(from));
    await mouse.down();
    await mouse.move(...at(to), { steps: 12 });
    await mouse.up();
  }
}

type Share = readonly [number, number];

const thing = (testId: string): string => `[data-testid="${testId}"]`;
