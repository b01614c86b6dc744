import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** The controls that run out of the screen, or into one another. */
const MISPLACED = `(() => {
  const shown = (part) => getComputedStyle(part).visibility === 'visible' && part.offsetWidth > 0;
  const controls = '[role=toolbar] button, [data-testid=small-call] :is(a, p, [role=status] button)';
  const parts = [...document.querySelectorAll(controls)].filter(shown);
  const boxes = parts.map((part) => [part.textContent || part.ariaLabel, part.getBoundingClientRect()]);
  const outside = boxes.filter(([, { left, right }]) => left < 0 || right > innerWidth);
  const over = boxes.filter(([, one], at) =>
    boxes.slice(at + 1).some(([, other]) =>
      one.left < other.right - 1 && other.left < one.right - 1 &&
      one.top < other.bottom - 1 && other.top < one.bottom - 1));
  return [...outside, ...over].map(([name]) => name);
})()`;
/** Waits until what has no room is folded away: a page measures itself after each change of size. */
async function allInPlace(page: Page, width: number): Promise<void> {
  let found: readonly string[] = [];
  const look = async () => {
    found = await page.evaluate<string[]>(MISPLACED);
    return found.length === 0;
  };
  await eventually(`all controls have their place at ${width}`, look).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${found.join()}`, { cause: error });
  });
}
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const WIDTHS = [320, 360, 390, 900, 1366, 1440, 1920];

/** Presses a control of the bar, which folds what has no room. */
const pressInBar = async (page: Page, id: string) => {
  const control = page.getByTestId(id);
  const isSeen = () =>
    control.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  await eventually(`${id} can be pressed`, async () => {
    if (await isSeen()) return true;
    await page.getByTestId('more-controls').click();
    return isSeen();
  });
  await control.click();
};

/** The place and size of each control, by its name for tests. */
const placesOf = (page: Page) =>
  page.getByRole('toolbar').evaluate((bar) => {
    const all = [...bar.querySelectorAll<HTMLElement>('button[data-testid]')];
    const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return Object.fromEntries<string>(
      shown.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.dataset.testid ?? '', [x, y, width, height].map(Math.round).join()];
      }),
    );
  });

/**
 * Controls that were seen before and stand elsewhere now, or have another size. The last one shows
 * what has no room, at the end of the row, wherever that is.
 */
const movedBetween = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter(
    (id) => id !== 'more-controls' && id in after && after[id] !== before[id],
  );

/** The words below the icons of a wide screen. */
const wordsOf = (page: Page) =>
  page
    .getByRole('toolbar')
    .evaluate((bar) =>
      [...bar.querySelectorAll('button')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => getComputedStyle(one, '::after').content),
    );

/** The smallest side of a control, in pixels. */
const lowestControl = (page: Page) =>
  page.getByRole('toolbar').evaluate((bar) =>
    Math.min(
      ...[...bar.querySelectorAll('button')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect())
        .flatMap(({ width, height }) => [width, height]),
    ),
  );
const wordOfFocus = (page: Page) => page.locator('[role=toolbar] :focus').getAttribute('data-word');

const placeOf = async (page: Page, id: string) => {
  const box = await page.getByTestId(id).boundingBox();
  return box && [Math.round(box.x), Math.round(box.y)];
};

describe('The controls of a call', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterAll(() => stage.strike());

  journey(
    'stand in one row that nothing moves, ring above another page before, and are returned to after an end by mistake',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent]);
      const desk = await openDesk(stage, 'agent', agent);
      await desk.getByRole('link', { name: 'Calendar' }).click();
      const visitor = await stage.page('visitor', {
        ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, still: true },
        userAgent: PHONE,
      });
      await ring(visitor, portal.path);
      const card = desk.locator('[data-incoming]');
      await card.waitFor();
      expect(await desk.title()).toContain('is ringing');
      await card.getByText('Phone', { exact: true }).waitFor();
      await card.getByRole('button', { name: 'Accept' }).click();
      await desk.getByTestId('small-call').waitFor();
      await desk.getByRole('link', { name: 'Back to the call' }).click();

      await desk.getByTestId('visitor-chips').getByText('Phone', { exact: true }).waitFor();

      for (const width of WIDTHS) {
        await desk.setViewportSize({ width, height: 768 });
        await desk.mouse.move(40, 300);
        await eventually(`the bar is in one row at ${width}`, async () => {
          const row = await desk.getByRole('toolbar').boundingBox();
          return row !== null && row.height < 60;
        });
        await allInPlace(desk, width);
        const before = await placeOf(desk, 'end-call');
        const all = await placesOf(desk);
        const words = (await wordsOf(desk)).filter((word) => word !== 'none');
        if (width < 1280) expect(words).toEqual([]);
        else expect(words).toEqual(expect.arrayContaining(['"End"', '"Chat"', '"Hold"']));
        await pressInBar(desk, 'toggle-chat');
        await desk.getByTestId('chat').waitFor();
        if (width > 1000) expect(await placeOf(desk, 'end-call')).toEqual(before);
        if (width > 1000) expect(movedBetween(all, await placesOf(desk))).toEqual([]);
        // Below that, the list of what had no room may be open behind the chat.
        if (width >= 390)
          await eventually(`the bar is in one row next to the chat at ${width}`, () =>
            desk.getByRole('toolbar').evaluate((bar) => bar.scrollWidth <= bar.clientWidth),
          );
        // A chat that takes the whole page is closed there.
        if (width > 1000) await desk.getByTestId('toggle-chat').click();
        else await desk.getByTestId('chat').getByRole('button').first().click();
        await desk.getByTestId('chat').waitFor({ state: 'detached' });
      }

      // The bar is one stop of the Tab key, and arrow keys move in it.
      await desk.setViewportSize({ width: 1920, height: 900 });
      await desk.getByTestId('toggle-microphone').focus();
      await desk.keyboard.press('End');
      expect(await wordOfFocus(desk)).toBe('Captions');
      await desk.keyboard.press('ArrowRight');
      expect(await wordOfFocus(desk)).toBe('Microphone');
      await desk.keyboard.press('Tab');
      expect(await desk.locator('[role=toolbar] :focus').count()).toBe(0);

      // Controls that do not fit are behind one button, with their names.
      await desk.setViewportSize({ width: 390, height: 844 });
      await desk.getByTestId('more-controls').click();
      await desk.getByTestId('hold').click();
      await desk.getByTestId('held-for').waitFor();
      await desk.getByRole('link', { name: 'Calendar' }).click();
      await desk.getByTestId('small-call').getByTestId('held-for').waitFor();
      for (const width of WIDTHS) {
        await desk.setViewportSize({ width, height: 768 });
        await allInPlace(desk, width);
      }
      await desk.getByRole('link', { name: 'Back to the call' }).click();
      await desk.getByRole('status').getByRole('button', { name: 'Resume the call' }).click();

      // A visitor has few controls: they stand in the middle, with no gap but those of groups.
      await visitor.setViewportSize({ width: 1366, height: 768 });
      await eventually("the visitor's controls are in the middle", async () => {
        const buttons = visitor.getByRole('toolbar', { includeHidden: true }).locator('button');
        const boxes = (await Promise.all((await buttons.all()).map((one) => one.boundingBox())))
          .filter((box) => box !== null && box.width > 0)
          .map((box) => box!);
        const left = boxes[0]!.x;
        const right = boxes.at(-1)!.x + boxes.at(-1)!.width;
        const gaps = boxes.slice(1).map((box, at) => box.x - boxes[at]!.x - boxes[at]!.width);
        return Math.abs(left + right - 1366) < 4 && Math.max(...gaps) < 16;
      });
      await visitor.setViewportSize({ width: 390, height: 844 });

      // A tap on the picture's foot brings the controls, and presses none.
      const bar = visitor.getByRole('toolbar', { includeHidden: true });
      await visitor.locator('[role=toolbar][inert]').waitFor({ state: 'attached' });
      const box = await visitor.getByTestId('leave-call').boundingBox();
      if (!box) throw new Error('The visitor has no way out');
      await visitor.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await eventually(
        'the controls are there',
        async () => (await bar.getAttribute('inert')) === null,
      );
      expect(await visitor.getByRole('dialog').count()).toBe(0);
      expect(await lowestControl(visitor)).toBeGreaterThanOrEqual(44);

      await desk.setViewportSize({ width: 1366, height: 768 });
      await eventually('the call was left', async () => {
        if ((await desk.getByTestId('way-back').count()) === 0)
          await desk.getByTestId('end-call').click();
        return (await desk.getByTestId('way-back').count()) > 0;
      });
      await desk.getByRole('button', { name: 'Return to the call' }).click();
      expect(await visitor.getByTestId('call-stage').count()).toBe(1);
      await endCall(desk);
      await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
    },
  );
});
