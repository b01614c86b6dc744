import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser } from 'playwright-core';

import { BARE_PAGE } from './bare-page.js';
import { FRAME_CLOCK, type FirstFrame } from './frame-clock.js';
import type { Served } from './served.js';

/** Two bare pages that meet in a room of Janus, again and again. */
export class BareCall {
  private constructor(
    private readonly browser: Browser,
    private readonly janus: Served['janus'],
    private readonly pages: Server,
  ) {}

  static async set(browser: Browser, { janus }: Served): Promise<BareCall> {
    const pages = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(BARE_PAGE);
    }).listen(0, '127.0.0.1');
    await once(pages, 'listening');
    return new BareCall(browser, janus, pages);
  }

  /**
   * From the start of both pages, in a room that exists already, to the first picture on one of
   * them.
   */
  async measure(): Promise<FirstFrame> {
    const context = await this.browser.newContext({ permissions: ['camera', 'microphone'] });
    try {
      await context.addInitScript(FRAME_CLOCK);
      const [one, other] = [await context.newPage(), await context.newPage()];
      const { port } = this.pages.address() as AddressInfo;
      for (const page of [one, other]) await page.goto(`http://127.0.0.1:${port}/`);
      const at = { ...this.janus, room: randomUUID() };
      await one.evaluate(`makeRoom(${JSON.stringify(at)})`);
      const begin = (feed: string): string => `begin(${JSON.stringify({ ...at, feed })})`;
      const beginning = other.evaluate(begin('other'));
      await one.evaluate(`frameClock.start(); void ${begin('one')}`);
      await beginning;
      return await one.evaluate<FirstFrame>('frameClock.firstFrame');
    } finally {
      await context.close();
    }
  }

  close(): void {
    this.pages.close();
    this.pages.closeAllConnections();
  }
}
