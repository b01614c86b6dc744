import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { calendarRoutes } from '@foyer/contracts/calendar';
import { accountRoutes } from '@foyer/contracts/identity';
import type { Page } from 'playwright-core';
import { v7 as newId } from 'uuid';

import { hire, pressEnd, type Agent } from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const PHONE = { width: 390, height: 844 };

describe('A call of a session or a meeting', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  const small = (page: Page) => page.getByTestId('small-call');
  const inSight = (page: Page) => page.getByTestId('full-call');
  const goTo = (page: Page, name: string | RegExp) =>
    page.getByRole('navigation').getByRole('link', { name }).click();
  /** Begins the call of a session on the first page; the second one joins it. */
  const begin = async (hers: Page, his: Page, sessionId: string) => {
    await hers.goto(`/vblh/sessions/${sessionId}`);
    await hers.getByRole('button', { name: 'Start call' }).click();
    await his.goto(`/vblh/sessions/${sessionId}/call`);
    await seeEachOther([hers, his]);
  };
  const present = (page: Page, count: number) =>
    page.getByRole('heading', { name: `${count} participant` }).waitFor();

  journey(
    'continues in a small window on other pages, where who knocks is named, until it is left',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const room = { sessionName: 'Briefing', accessMode: 'knock' } as const;
      const { _id, sessionNameId } = await makeSession(stage, ada, tom, room);
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await begin(hers, his, _id);

      for (const name of ['Calendar', 'Calls', 'Desk']) {
        await goTo(hers, name);
        await small(hers).waitFor();
        await seeEachOther([hers, his]);
      }
      await hers.getByRole('heading', { name: 'Desk', level: 1 }).waitFor();
      expect(await hers.title()).toContain('Desk');
      // The others notice nothing of it.
      expect(await his.getByText(/lost the connection|has left/).count()).toBe(0);
      await present(his, 2);

      // The keys of a call would be those of the page; these two are for the devices.
      await hers.keyboard.press('m');
      await small(hers).getByRole('button', { name: 'Turn microphone on' }).waitFor();
      await hers.keyboard.press('m');
      await small(hers).getByRole('button', { name: 'Mute microphone' }).waitFor();

      const guest = await stage.page('guest');
      await comeAsGuest(guest, sessionNameId, 'Gil Guest');
      const waiting = small(hers).getByTestId('held-line');
      await waiting.getByText('Gil Guest would like to come in').waitFor();
      await waiting.getByRole('button', { name: 'Answer' }).press('Enter');
      await inSight(hers).waitFor();
      await hers
        .getByRole('region', { name: 'Who would like to come in' })
        .getByRole('button', { name: 'Let in' })
        .press('Enter');
      await seeEachOther([hers, his, guest]);
      await present(hers, 3);

      await hers.goBack();
      await small(hers).getByTestId('leave-call').click();
      await hers.getByText('You have left the call').waitFor();
      await small(hers).waitFor({ state: 'detached' });
      await his.getByText(`Kim ${ada.lastName} has left`).waitFor();
      await present(his, 2);
      await hers.getByRole('button', { name: 'Rejoin' }).click();
      await inSight(hers).waitFor();
      await seeEachOther([hers, his, guest]);

      // It ends while another page is open.
      await goTo(hers, 'Calendar');
      await small(hers).waitFor();
      await his.getByTestId('leave-call').click();
      await guest.getByTestId('leave-call').click();
      await guest.getByTestId('leave-call').waitFor({ state: 'detached' });
      await pressEnd(hers, hers.getByRole('dialog'));
      await hers
        .getByRole('dialog')
        .getByRole('button', { name: /^End the call/ })
        .click();
      await hers.getByText('The call is over').waitFor();
      await small(hers).waitFor({ state: 'detached' });
      await hers.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor();
    },
  );

  const meet = async (by: Agent, other: Agent, name: string) => {
    const api = await stage.api(by.token);
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const { _id } = await api.call(calendarRoutes.planMeeting, {
      body: {
        ...{ _id: newId(), name, description: '', repeat: 'none', repeatTill: null },
        ...{ startTime: at(2), endTime: at(60), timeZone: 'UTC', occurrence: null },
        ...{ sessionId: null, joinPermission: true, baseUrl: stage.server.origin },
        attendees: [
          {
            ...{ attendeeId: other.id, attendeeType: 'User', organizer: false },
            mode: { email: true, msg: false },
          },
        ],
      },
    });
    return _id;
  };

  journey(
    'of a meeting stays with a member on a phone, in German, and gives way to another call',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const meetingId = await meet(ada, tom, 'Wochenplan');
      const { _id: sessionId } = await makeSession(stage, ada, tom, { sessionName: 'Einkauf' });
      const own = await stage.api(tom.token);
      await own.call(accountRoutes.savePreference, { body: { language: 'de' } });
      const hers = await stage.staffPage('meeting-ada', ada.token);
      const his = await stage.staffPage('meeting-tom', tom.token, {
        ...{ viewport: PHONE, colorScheme: 'dark', locale: 'de-DE' },
      });
      await hers.goto(`/vblh/calendar/${meetingId}/call`);
      await inSight(hers).waitFor();
      await his.goto(`/vblh/calendar/${meetingId}/call`);
      await seeEachOther([hers, his]);
      const links = his.locator('nav').first();
      await links.locator('a[href$="/sessions"]').click();
      await small(his).waitFor();
      await seeEachOther([hers, his]);
      await eventually('the links stay in reach below it', async () => {
        const [call, rail] = [await small(his).boundingBox(), await links.boundingBox()];
        return call !== null && rail !== null && call.y + call.height <= rail.y;
      });
      expect(await tooWide(his)).toEqual([]);
      expect(await hers.getByText(/lost the connection|has left/).count()).toBe(0);

      // A second tab says where the call is, and takes nothing with it.
      const second = await his.context().newPage();
      await second.goto(`/vblh/calendar/${meetingId}/call`);
      await second.getByRole('button', { name: 'Hier verwenden' }).waitFor();
      await second.getByRole('button', { name: 'Hier nur umsehen' }).click();
      await second.locator('nav').first().locator('a[href$="/sessions"]').click();
      await second.getByRole('heading', { level: 1 }).waitFor();
      expect(await small(second).count()).toBe(0);
      await second.close();
      await seeEachOther([hers, his]);

      // Another call takes its place; the meeting keeps him, on hold, with a way back.
      await his.locator(`a[href$="/sessions/${sessionId}"]`).click();
      await small(his).waitFor();
      await his.getByRole('button', { name: 'Anruf starten' }).click();
      await inSight(his).waitFor();
      await his.getByRole('button', { name: 'Zurück zu Wochenplan' }).click();
      await his.waitForURL(`**/calendar/${meetingId}/call`);
      await inSight(his).waitFor();
      await seeEachOther([hers, his]);
    },
  );
});
