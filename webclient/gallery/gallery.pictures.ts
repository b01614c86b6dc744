import { afterAll, beforeAll, describe, test } from '@jest/globals';

import { bindAlbum, keepPicture } from './album.js';
import { openEnvironment, type TestEnvironment } from './environment.js';
import { LOOKS } from './look.js';
import { account } from './scenes/account.js';
import { callLog } from './scenes/call-log.js';
import { consolePages } from './scenes/console.js';
import { devices } from './scenes/devices.js';
import { payments } from './scenes/payments.js';
import { starts } from './scenes/start-pages.js';
import { kiosk } from './scenes/kiosk.js';
import { staff } from './scenes/staff.js';
import { visit } from './scenes/visit.js';

const SCENE_MS = 180_000;

/** A visit comes first: later scenes show that a visitor has been there. */
const SCENES = [visit, payments, starts, kiosk, staff, callLog, account, devices, consolePages];

afterAll(bindAlbum);

describe.each(['en', 'de'] as const)('pictures in %s', (language) => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await openEnvironment(language);
  }, SCENE_MS);
  afterAll(async () => {
    await environment.terminal.detach();
    await environment.stage.strike();
  }, SCENE_MS);

  for (const scene of SCENES) {
    const looks = LOOKS.filter(({ size }) => scene.sizes.includes(size));
    test.each(looks)(
      `of ${scene.title}, $size, $scheme`,
      async (look) => {
        try {
          await scene.play(environment, look, (page, screen) =>
            keepPicture(page, screen, look, language),
          );
        } finally {
          // A scene that broke off leaves its people behind, and they would be in the next one's
          // way.
          await environment.stage.dismissAll();
        }
      },
      SCENE_MS,
    );
  }
});
