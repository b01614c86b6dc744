import type { Page } from 'playwright-core';

import { eventually } from './eventually.js';

/** A control that is folded meanwhile is looked for again after so long, in milliseconds. */
const PRESS_MS = 2_000;

/** Presses a control of a call, also one that stands behind "More" as the row has no room for it. */
export async function pressControl(page: Page, testId: string): Promise<void> {
  const control = page.getByTestId(testId);
  const more = page.getByTestId('more-controls');
  await eventually(`the control ${testId} is pressed`, async () => {
    if (!(await control.isVisible()) && (await more.isVisible())) await more.click();
    try {
      await control.click({ timeout: PRESS_MS });
      return true;
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') return false;
      throw error;
    }
  });
}
