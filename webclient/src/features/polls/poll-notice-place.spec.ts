import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from '@jest/globals';

const features = resolve(import.meta.dirname, '..');

/** How high the parts of a style sheet lie above the page. */
const placesIn = (sheet: string): number[] =>
  [...readFileSync(resolve(features, sheet), 'utf8').matchAll(/z-index: (\d+)/g)].map(([, place]) =>
    Number(place),
  );

it.each([
  'devices/kiosk/reading/KioskReading.module.css',
  'chat/ChatAside.module.css',
  'sessions/call/CallDrawer.module.css',
])('draws what asks for a vote above %s', (sheet) => {
  const [notice = 0] = placesIn('polls/PollNotice.module.css');
  expect(notice).toBeGreaterThan(Math.max(...placesIn(sheet)));
});
