import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { sessionChangeRoutes } from '@foyer/contracts/sessions';
import type { Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { hire } from '../../tools/journeys/harness/cast.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { received, seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

describe('How a session is set', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const isHeld = (page: Page, device: 'microphone' | 'camera') =>
    page.locator(`[data-testid="toggle-${device}"][aria-disabled="true"]`).waitFor();

  /** Opens the polls of a call, also where their button gave way to others. */
  const openPolls = async (page: Page) => {
    const button = page.getByTestId('show-polls');
    await button.waitFor({ state: 'attached' });
    if (!(await button.isVisible())) await page.getByTestId('more-controls').click();
    await button.click();
  };
  const vote = async (page: Page, answer: string) => {
    await page.getByRole('radio', { name: answer }).check();
    await page.getByTestId('cast-vote').click();
    await page.getByText('You have voted.').waitFor();
  };

  journey(
    'holds in its call, also when it changes meanwhile',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id: sessionId, sessionNameId } = await makeSession(stage, ada, tom, {
        sessionName: 'Town hall',
      });
      const api = await stage.api(ada.token);
      const sound = { sessionId, microphoneRoles: ['admin'] as const, startMuted: true };
      const setSound = (roles: ('admin' | 'presenter' | 'guest')[], startMuted = false) =>
        api.call(sessionChangeRoutes.updateAudioSettings, {
          body: { ...sound, microphoneRoles: roles, startMuted },
        });
      await setSound(['admin', 'presenter'], true);

      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await hers.goto(`/vblh/sessions/${sessionId}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      await hers.getByRole('heading', { name: '1 participant' }).waitFor();
      await his.goto(`/vblh/sessions/${sessionId}/call`);
      // All participants come with the microphone off, and turn it on.
      for (const page of [hers, his]) {
        await page.getByRole('button', { name: 'Turn microphone on' }).click();
      }
      await seeEachOther([hers, his]);

      // His microphone is taken away, and the page says why; he is seen all the same.
      await setSound(['admin']);
      await isHeld(his, 'microphone');
      await his
        .getByRole('button', { name: 'Your role may not use a microphone in this session' })
        .waitFor();
      await hers.getByTitle(`Kim ${tom.lastName} is muted`).first().waitFor();
      const before = await received(hers);
      await eventually('he is seen', async () => (await received(hers)).frames > before.frames + 5);
      await his.getByRole('button', { name: 'Ask to speak' }).waitFor();

      // Neither camera nor microphone: he listens, and what he sent is gone.
      const pictures = { sessionId, cameraRoles: ['admin', 'guest'] as const };
      await api.call(sessionChangeRoutes.updateVideoSettings, {
        body: {
          ...pictures,
          cameraRoles: [...pictures.cameraRoles],
          screenShareRoles: ['admin'],
          quality: 'Low',
        },
      });
      await his.getByText('You are listening.', { exact: false }).waitFor();
      await his.getByTestId('ask-to-share').waitFor();
      // Of the only other one there is still the name, though nothing is received.
      await hers.locator('[data-testid=remote-tile]:not([data-state])').waitFor();

      // A guest is seen and not heard, no larger than the session has it.
      const guest = await stage.page('guest');
      await comeAsGuest(guest, sessionNameId, 'Gil Guest');
      await isHeld(guest, 'microphone');
      const seen = hers.getByTestId('remote-video');
      await eventually('the guest is seen, small', async () => {
        const [frames, height] = await seen.evaluate((element) => {
          const video = element as HTMLVideoElement;
          return [video.getVideoPlaybackQuality().totalVideoFrames, video.videoHeight] as const;
        });
        return frames > 5 && height <= 240;
      });
      expect(await guest.getByTestId('toggle-camera').getAttribute('aria-disabled')).toBeNull();

      // She asks by hand, and all three vote: one loads the page again, one votes twice.
      await openPolls(hers);
      await hers.getByTestId('new-poll').click();
      await hers.getByTestId('poll-question').fill('Which day?');
      await hers.getByTestId('poll-option').first().fill('Monday');
      await hers.getByTestId('poll-option').last().fill('Friday');
      await shot(hers, 'poll-form');
      expect(await violations(hers)).toEqual([]);
      await hers.getByTestId('start-poll').click();
      await vote(hers, 'Monday');
      await guest.setViewportSize({ width: 390, height: 844 });
      for (const page of [his, guest]) {
        await page.getByTestId('poll-notice').getByText('Which day?').waitFor();
        await shot(page, `poll-notice-${page === guest ? 'narrow' : 'wide'}`);
        await page.getByTestId('poll-notice').getByRole('button', { name: 'Vote' }).click();
        await vote(page, 'Friday');
      }
      await hers.locator('[data-testid=poll-answer][data-votes="2"]').waitFor();
      await his.reload();
      await his.getByRole('heading', { name: /participants/ }).waitFor();
      await openPolls(his);
      await his.getByRole('button', { name: 'Change my vote' }).click();
      await vote(his, 'Monday');
      await hers.getByText('Votes so far: 3').waitFor();
      await hers
        .locator('[data-testid=poll-answer][data-votes="2"]', { hasText: 'Monday' })
        .waitFor();
      await hers.getByText(`Kim ${ada.lastName}, Kim ${tom.lastName}`).waitFor();
      await hers.getByTestId('close-poll').click();
      await hers.getByTestId('end-poll').click();
      await guest.locator('[data-testid=poll][data-open=false]').waitFor();
      await shot(guest, 'poll-result-narrow');
      expect([await tooWide(guest), await violations(guest)]).toEqual([[], []]);
      await shot(hers, 'poll-result');
      const table = hers.waitForEvent('download');
      await hers.getByTestId('save-poll').click();
      expect(await readFile(await (await table).path(), 'utf8')).toContain('Friday,1,Gil Guest');
    },
  );
});
