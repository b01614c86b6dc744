import type { Browser, Page } from 'playwright-core';
import { makeClient } from '@foyer/contracts/client';
import { identityRoutes, TOKEN_STORAGE_KEY } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';

import { FRAME_CLOCK, type FirstFrame } from './frame-clock.js';
import type { Served } from './served.js';

const PASSWORD = 'Benchmark-2026!';

/** An agent at the desk and a visitor who rings again and again. */
export class ProductCall {
  private constructor(
    private readonly desk: Page,
    private readonly visitor: Page,
    private readonly portal: string,
  ) {}

  static async set(browser: Browser, served: Served): Promise<ProductCall> {
    const { origin, signInToken } = served;
    const anonymous = makeClient({ origin });
    const { token } = await anonymous.call(identityRoutes.redeemSignInLink, {
      body: { token: signInToken, password: PASSWORD },
    });
    const api = makeClient({ origin, token: () => token });
    const { _id: adminId } = await api.call(identityRoutes.getProfile, {});
    const id = newId();
    await api.call(portalRoutes.adminPortals.create, {
      body: { id, name: 'Bench', timeZone: 'UTC', memberIds: [adminId], deactivated: false },
    });
    const page = async (): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'en-US',
        permissions: ['camera', 'microphone'],
      });
      await context.addInitScript(FRAME_CLOCK);
      return context.newPage();
    };
    const desk = await page();
    const kept = [TOKEN_STORAGE_KEY, token].map((text) => JSON.stringify(text)).join(', ');
    await desk.addInitScript(`localStorage.setItem(${kept})`);
    await desk.goto('/vblh/desk');
    await desk.getByRole('button', { name: /^Availability/ }).click();
    await desk.getByRole('menuitemradio', { name: /^Auto/ }).click();
    return new ProductCall(desk, await page(), `/vblh/web-client-v2/queue/${id}`);
  }

  /** From the click that accepts a visitor to the first picture of the visitor. */
  async measure(): Promise<FirstFrame> {
    const { desk, visitor } = this;
    await visitor.goto(this.portal);
    await visitor.evaluate('localStorage.clear()');
    await visitor.goto(this.portal);
    await visitor.getByRole('button', { name: 'Start video call' }).click();
    await visitor.getByRole('button', { name: 'Ring now' }).click();
    const accept = desk.getByRole('button', { name: 'Accept' });
    await accept.waitFor();
    await desk.evaluate('frameClock.startOnClick()');
    await accept.click();
    const firstFrame = await desk.evaluate<FirstFrame>(
      'new Promise((resolve) => { const wait = () => frameClock.firstFrame ? resolve(frameClock.firstFrame) : setTimeout(wait, 5); wait(); })',
    );
    await desk.getByRole('button', { name: 'End the call for everyone' }).click();
    await visitor.getByText('The call has ended.').waitFor();
    await desk.getByRole('heading', { name: 'Desk' }).waitFor();
    return firstFrame;
  }
}
