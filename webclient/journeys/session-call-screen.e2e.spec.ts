import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { eventually } from '../../tools/journeys/harness/eventually.js';
import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

const PDF = Buffer.from('%PDF-1.7 A plan');

describe('The screen of a call of several', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const does = async (page: Page, name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  journey(
    'shows everybody as they like, and lets hosts lead',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const hersName = `Kim ${ada.lastName}`;
      const hisName = `Kim ${tom.lastName}`;
      const { _id, sessionNameId } = await makeSession(stage, ada, tom, { sessionName: 'Team' });
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      await hers.getByRole('heading', { name: '1 participant' }).waitFor();
      await his.goto(`/vblh/sessions/${_id}/call`);
      await seeEachOther([hers, his]);
      await hers.getByText(`${hisName} has joined`).waitFor();

      // A guest listens, asks to speak, and is let.
      const guest = await stage.page('guest');
      await comeAsGuest(guest, sessionNameId, 'Gil Guest');
      await seeEachOther([guest]);
      await guest.getByRole('button', { name: 'Ask to speak' }).click();
      await guest.getByText('You have asked to speak.').waitFor();
      await hers.getByText('Gil Guest asks to speak').waitFor();
      await hers.getByRole('button', { name: 'Let speak' }).click();
      await guest.getByTestId('toggle-camera').click();
      await guest.getByTestId('toggle-microphone').click();
      const pictures = hers.getByTestId('group-pictures');
      await eventually('the guest is seen', async () => {
        const seen = pictures.locator('[data-picture]', { hasText: 'Gil Guest' });
        const frames = await seen
          .getByTestId('remote-video')
          .evaluate((el) => (el as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
        return frames > 5;
      });

      // Layouts, by button and key; a pin keeps one large.
      const large = () => pictures.locator('[data-large]').count();
      await pictures.locator('[data-large]').waitFor();
      await hers.getByTestId('change-layout').click();
      await eventually('all are alike', async () => (await large()) === 2);
      await hers.keyboard.press('l');
      await eventually('one is large below the others', async () => (await large()) === 1);
      expect(await pictures.getAttribute('data-layout')).toBe('listTop');
      await pictures.getByRole('button', { name: 'Pin Gil Guest' }).click();
      await pictures.locator('[data-large]', { hasText: 'Gil Guest' }).waitFor();
      await hers.keyboard.press('p');
      await hers.getByRole('heading', { name: '3 participants' }).waitFor({ state: 'hidden' });
      await hers.keyboard.press('p');
      await hers.keyboard.press('d');
      await hers.getByRole('tab', { name: 'Documents', selected: true }).waitFor();
      const chosen = hers.waitForEvent('filechooser');
      await hers.getByRole('button', { name: 'Upload' }).click();
      await (await chosen).setFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF });
      await hers.getByRole('list', { name: 'Documents' }).getByText('plan.pdf').waitFor();
      // A guest who was let to speak shares as well, and the others see it at once.
      await guest.getByTestId('toggle-folder').click();
      await guest.getByRole('list', { name: 'Documents' }).getByText('plan.pdf').waitFor();
      const given = guest.waitForEvent('filechooser');
      await guest.getByRole('button', { name: 'Upload' }).click();
      await (
        await given
      ).setFiles({ name: 'answer.pdf', mimeType: 'application/pdf', buffer: PDF });
      await hers.getByRole('list', { name: 'Documents' }).getByText('answer.pdf').waitFor();
      await guest.getByTestId('toggle-folder').click();
      await hers.getByRole('tab', { name: 'Documents' }).press('ArrowLeft');
      await hers.getByRole('tab', { name: 'Chat', selected: true }).press('ArrowLeft');
      await hers.getByRole('heading', { name: '3 participants' }).waitFor();
      await pressControl(hers, 'full-screen');
      await eventually('the call fills the screen', () =>
        hers.evaluate(() => document.fullscreenElement !== null),
      );
      await hers.keyboard.press('f');

      // Actions of hosts are not offered to others.
      expect(await his.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
      await does(hers, hisName, 'Mute');
      await his.getByRole('button', { name: 'Turn microphone on' }).waitFor();
      await does(hers, hisName, 'Make moderator');
      await his.getByRole('button', { name: 'Actions for Gil Guest' }).waitFor();
      expect(await his.getByRole('button', { name: `Actions for ${hersName}` }).count()).toBe(0);
      await does(his, 'Gil Guest', 'Make viewer');
      await guest.getByText('You are listening.', { exact: false }).waitFor();
      await does(his, 'Gil Guest', 'Remove from the call');
      await guest.getByRole('heading', { name: 'You were removed from the call' }).waitFor();
      await hers.getByText('Gil Guest has left').waitFor();
      await seeEachOther([hers, his]);
    },
  );
});
