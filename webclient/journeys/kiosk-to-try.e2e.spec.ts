import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readAgentFragment } from '@foyer/contracts/local';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { endCall, setAvailability } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { kioskPage } from '../../tools/journeys/harness/kiosk.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { smallTargets } from '../../tools/journeys/harness/small-targets.js';
import { PASSWORD, Stage } from '../../tools/journeys/harness/stage.js';
import { pdfText } from '../../services/src/testing/pdf-text.js';

const keyboardOf = (page: Page) => page.getByTestId('keyboard');
const touchKeys = async (page: Page, names: readonly string[]) => {
  for (const name of names) {
    await keyboardOf(page).getByRole('button', { name, exact: true }).tap();
  }
};

/**
 * Uses the kiosk that `npm start -- --demo-device` starts, as a person does who sees the product
 * for the first time.
 */
describe('A kiosk to try', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' }, args: ['--demo-device'] });
  });
  afterAll(() => stage.strike());

  /** An address that the last start has printed. */
  const printed = (path: string): string => {
    const all = [...stage.server.said.matchAll(new RegExp(`http://\\S+/vblh/${path}#\\S+`, 'g'))];
    const last = all.at(-1)?.[0];
    if (last === undefined) throw new Error(`No address of ${path} was printed`);
    return last;
  };
  const agentPort = (): number =>
    readAgentFragment(new URL(printed('device-client')).hash)?.monitoring ?? Number.NaN;
  const answers = (port: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  const atTheDesk = async (): Promise<Page> => {
    const desk = await stage.page('desk');
    await desk.goto(printed('auth/first-sign-in'));
    await desk.getByLabel('New password').fill(PASSWORD);
    await desk.getByLabel('Repeat password').fill(PASSWORD);
    await desk.getByRole('button', { name: 'Set password and sign in' }).click();
    await desk.getByRole('heading', { name: 'Desk' }).waitFor();
    await setAvailability(desk, 'Auto');
    return desk;
  };

  journey(
    'lets a visitor ring and pay, with nothing but the addresses that the start has printed',
    () => stage,
    async () => {
      const desk = await atTheDesk();
      const kiosk = await kioskPage(stage, 'kiosk');
      await kiosk.goto(printed('device-client'));
      const name = kiosk.getByLabel('Your name');
      await name.tap();
      await touchKeys(kiosk, ['A', 'd', 'a', 'Space', 'L', 'o', 'v', 'e', 'l', 'a', 'x']);
      expect(await violations(kiosk)).toEqual([]);
      expect(await smallTargets(kiosk)).toEqual([]);
      await touchKeys(kiosk, ['Delete', 'c', 'e']);
      // The focus stays in the field, for a keyboard that hangs on the kiosk.
      await kiosk.keyboard.press('End');
      expect(await name.inputValue()).toBe('Ada Lovelace');
      await kiosk.getByRole('button', { name: 'Start video call' }).tap();
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, kiosk]);

      await pressControl(desk, 'take-payment');
      await desk.getByLabel('Amount').fill('12,50');
      await desk.getByLabel('Purpose').fill('Parking');
      await desk.getByRole('button', { name: 'Start payment' }).click();
      await desk.getByText('The amount was paid.').waitFor();
      await desk.getByAltText('QR code of the receipt').waitFor();
      const receipt = await desk.getByRole('link', { name: 'Open receipt' }).getAttribute('href');
      const phone = await stage.page('phone');
      await phone.goto(receipt ?? '');
      await phone.getByTestId('receipt').getByText('€12.50').waitFor();
      const pdf = await phone.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
      const file = await fetch(new URL(pdf ?? '', stage.server.origin));
      // The receipt that the terminal printed, in the language of the machine.
      expect(await pdfText(file)).toMatch(/(AMOUNT|BETRAG) EUR 12[.,]50/);

      await desk.getByRole('button', { name: 'Close' }).click();
      await endCall(desk);
      await kiosk.getByRole('heading', { name: 'Thank you for your visit' }).waitFor();
      await kiosk.locator('fieldset label').last().tap();
      const comment = kiosk.getByRole('textbox');
      await comment.tap();
      await touchKeys(kiosk, ['O', 'k']);
      const [field, keys] = [await comment.boundingBox(), await keyboardOf(kiosk).boundingBox()];
      expect(field!.y + field!.height).toBeLessThanOrEqual(keys!.y);
      await touchKeys(kiosk, ['Done']);
      await keyboardOf(kiosk).waitFor({ state: 'detached' });
      expect(await smallTargets(kiosk)).toEqual([]);
      await kiosk.getByRole('button', { name: 'Send' }).tap();
      await kiosk.getByText('Thank you for your feedback.').waitFor();
      await stage.dismissAll();
    },
    180_000,
  );

  test('ends with the server, also where that is killed, and starts again with it', async () => {
    const first = agentPort();
    expect(await answers(first)).toBe(true);
    await stage.server.stop();
    expect(await answers(first)).toBe(false);
    await stage.server.start();
    const second = agentPort();
    expect(await answers(second)).toBe(true);
    await stage.server.kill();
    await eventually('the agent is gone', async () => !(await answers(second)));
    await stage.server.start();
    expect(await answers(agentPort())).toBe(true);
  });
});
