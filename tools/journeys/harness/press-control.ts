import type { Page } from 'playwright-core';

import { eventually } from './eventually.js';

/** Presses a control of a call, also one that stands behind "More" as the row has no room for it. */
export async function pressControl(page: Page, testId: string): Promise<void> {
  const control = page.getByTestId(testId);
  const more = page.getByTestId('more-controls');
  await eventually(`the control ${testId} can be pressed`, async () => {
    if (await control.isVisible()) return true;
    if (await more.isVisible()) await more.click();
    return control.isVisible();
  });
  await control.click();
}
