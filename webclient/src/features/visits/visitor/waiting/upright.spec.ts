import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

const HEIGHT = 1920;
/** The height next to content of 800 pixels on a page of 2025, in pixels. */
const REST = 2025 - 800;

it('leaves room on an upright kiosk for what is below the content', () => {
  const css = readFileSync('webclient/src/features/visits/visitor/WaitingStep.module.css', 'utf8');
  const [, most] =
    /\(orientation: portrait\) and \(min-height: \d+px\).*?max-height: (\d+)dvh/s.exec(css) ?? [];
  expect(REST + (Number(most) / 100) * HEIGHT).toBeLessThanOrEqual(HEIGHT);
});
