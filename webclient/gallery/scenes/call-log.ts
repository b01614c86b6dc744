import type { Page } from 'playwright-core';
import { callRoutes, sessionCallRoutes } from '@foyer/contracts/calls';
import { v7 as newId } from 'uuid';

import { hire } from '../../../tools/journeys/harness/cast.js';
import { makeSession } from '../../../tools/journeys/harness/sessions.js';
import { browserWith } from '../look.js';
import { words } from '../words.js';
import type { Scene } from './scene.js';

const LOG = '**/callLog?*';

/** The call log: without a call, with missed ones, while it loads, and when it cannot be loaded. */
export const callLog: Scene = {
  title: 'the call log',
  sizes: ['wide', 'phone'],
  async play({ stage, language }, look, shoot) {
    const { calls } = words[language];
    const [ada, tom] = [await hire(stage), await hire(stage)];
    const page: Page = await stage.staffPage('tom', tom.token, browserWith(look));
    await page.goto('/vblh/calls/log');
    await page.getByRole('heading', { name: calls.empty }).waitFor();
    await shoot(page, 'call-log-empty');
    const sessionName = language === 'de' ? 'Dienstbesprechung' : 'Briefing';
    const { _id: sessionId } = await makeSession(stage, ada, tom, { sessionName });
    const api = await stage.api(ada.token);
    const hers = await stage.staffPage('ada', ada.token, browserWith(look));
    for (let times = 0; times < 2; times += 1) {
      const body = { _id: newId(), sessionId };
      await hers.goto('/vblh/sessions');
      await api.call(sessionCallRoutes.startSessionCall, { body });
      await page.getByRole('alertdialog').waitFor();
      await api.call(callRoutes.endCall, { body: { callDetailId: body._id } });
      await page
        .getByRole('row')
        .nth(times + 1)
        .waitFor();
    }
    await page.getByText(calls.log.is.Missed, { exact: true }).nth(2).waitFor();
    await shoot(page, 'call-log-missed');

    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(LOG, async (route) => {
      await held;
      await route.abort();
    });
    await page.reload();
    await page.getByRole('heading', { name: calls.title }).waitFor();
    await shoot(page, 'call-log-loading');
    goOn();
    await page.getByText(calls.loadFailed).waitFor();
    await shoot(page, 'call-log-failed');
  },
};
