import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { hire, pressEnd } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('The call of a session', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const inCall = (page: Page, count: number) =>
    page.getByRole('heading', { name: `${count} participant` }).waitFor();

  journey(
    'brings members and a guest together, who leave and come back',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id, sessionNameId } = await makeSession(stage, ada, tom, {
        ...{ sessionName: 'Briefing', accessMode: 'pin', pin: '2468' },
      });
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await his.goto('/vblh/sessions');
      await his.getByRole('link', { name: 'Briefing' }).waitFor();
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByText('No call is running.').waitFor();
      await hers.getByRole('button', { name: 'Start call' }).click();

      const ringing = his.getByRole('alertdialog', { name: /Incoming call/ });
      await ringing.getByRole('button', { name: 'Join' }).click();
      await seeEachOther([hers, his]);
      await inCall(hers, 2);

      const guest = await stage.page('guest');
      await guest.goto(`/vblh/live-session/${sessionNameId}/`);
      await guest.getByLabel('Your name').fill('Gil Guest');
      await guest.getByLabel('PIN (4 digits)').fill('1111');
      await guest.getByRole('button', { name: 'Enter as a guest' }).click();
      await guest.getByText('This PIN is wrong.').waitFor();
      await guest.getByLabel('PIN (4 digits)').fill('2468');
      await guest.getByRole('button', { name: 'Enter as a guest' }).click();
      await seeEachOther([guest]);
      await inCall(guest, 3);
      await hers.getByRole('complementary').getByText('Gil Guest', { exact: true }).waitFor();
      // A guest who only listens has no devices to turn on, and cannot end the call for the others.
      expect(await guest.getByTestId('toggle-camera').count()).toBe(0);
      expect(await guest.getByTestId('end-call').count()).toBe(0);
      expect(await his.getByTestId('end-call').count()).toBe(0);

      await his.getByTestId('leave-call').click();
      await his.getByRole('heading', { name: 'You have left the call' }).waitFor();
      await inCall(hers, 2);
      await his.getByRole('button', { name: 'To the session' }).click();
      await his.getByText('2 people are in the call').waitFor();
      await his.getByText('Gil Guest', { exact: true }).waitFor();
      await his.getByRole('button', { name: 'Join call' }).click();
      await seeEachOther([hers, his]);
      await guest.reload();
      await seeEachOther([guest]);
      await inCall(hers, 3);

      const yes = hers.getByRole('dialog').getByRole('button', { name: /^End the call/ });
      await pressEnd(hers, yes);
      await yes.click();
      for (const page of [hers, his, guest]) {
        await page.getByRole('heading', { name: 'The call is over' }).waitFor();
      }
      await hers.getByRole('button', { name: 'To the session' }).click();
      await hers.getByText('No call is running.').waitFor();
    },
  );
});
