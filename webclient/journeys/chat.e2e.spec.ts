import { mkdir } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { violations } from '../../tools/journeys/harness/axe.js';
import { endCall, hire, openDesk, openPortal, ring } from '../../tools/journeys/harness/cast.js';
import { attach, DOCUMENT, log, saved } from '../../tools/journeys/harness/chat.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { changeLook } from '../../tools/journeys/harness/look.js';
import { seeEachOther } from '../../tools/journeys/harness/media-probe.js';
import { comeAsGuest, makeSession } from '../../tools/journeys/harness/sessions.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const PHONE = { width: 390, height: 844 };
/** More than one page. */
const MANY = 40;

const said = (page: Page, text: string | RegExp) => log(page).getByText(text, { exact: true });
const write = async (page: Page, text: string) => {
  const field = page.getByLabel('Write a message');
  await field.fill(text);
  await field.press('Enter');
};
/** The folder for pictures to look at; by default none are taken. */
const PICTURES = process.env.CHAT_PICTURES;
const picture = async (page: Page, name: string) => {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
};
/** Makes a browser refuse camera and microphone for as long as `refusesDevices` is true. */
const REFUSE_DEVICES = `
  globalThis.refusesDevices = true;
  const { mediaDevices } = navigator;
  const native = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    if (globalThis.refusesDevices) throw new DOMException('Permission denied', 'NotAllowedError');
    return native(wanted);
  };
`;

const gone = (found: Locator) => found.waitFor({ state: 'detached' });

describe('The chat', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
  });
  afterEach(() => stage.dismissAll());
  afterAll(() => stage.strike());

  journey(
    'of a session brings what two people write to each other, changed, deleted, read and counted',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { _id } = await makeSession(stage, ada, tom, { sessionName: 'Briefing' });
      const hers = await stage.staffPage('ada', ada.token);
      const his = await stage.staffPage('tom', tom.token);
      await his.goto('/vblh/sessions');
      await his.getByRole('link', { name: 'Briefing' }).waitFor();
      await hers.goto(`/vblh/sessions/${_id}`);
      await hers.getByText('No messages yet').waitFor();

      await write(hers, 'Hello Tom');
      await his.getByText('1 unread', { exact: true }).waitFor();
      await his.getByRole('link', { name: 'Briefing' }).click();
      await said(his, 'Hello Tom').waitFor();
      await said(hers, 'Seen').waitFor();
      await his.getByRole('link', { name: 'All sessions' }).click();
      await his.getByRole('link', { name: 'Briefing' }).waitFor();
      await gone(his.getByText('1 unread', { exact: true }));
      await his.getByRole('link', { name: 'Briefing' }).click();

      await his.getByLabel('Write a message').fill('Hel');
      await hers.getByText(`Kim ${tom.lastName} is typing …`).waitFor();
      await write(his, 'See https://example.org/plan.');
      await gone(hers.getByText(`Kim ${tom.lastName} is typing …`));
      const link = log(hers).getByRole('link', { name: 'https://example.org/plan' });
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');

      await hers.getByLabel('Write a message').press('ArrowUp');
      await hers.getByLabel('Edit message').fill('Hello, dear Tom');
      await hers.getByLabel('Edit message').press('Enter');
      await said(his, 'Hello, dear Tom').waitFor();
      await said(his, 'edited').waitFor();

      await hers.getByRole('button', { name: 'Actions for the message “Hello, dear Tom”' }).click();
      await hers.getByRole('menuitem', { name: 'Delete' }).click();
      await hers.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await said(his, 'This message was deleted.').waitFor();
      await gone(said(his, 'Hello, dear Tom'));

      await hers.context().setOffline(true);
      await write(hers, 'From the tunnel');
      await hers.getByText('Waiting for the connection').waitFor();
      await hers.context().setOffline(false);
      await said(his, 'From the tunnel').waitFor();
      await gone(hers.getByText('Waiting for the connection'));
      for (const page of [hers, his]) expect(await said(page, 'From the tunnel').count()).toBe(1);

      for (const colorScheme of ['light', 'dark'] as const) {
        await changeLook(hers, { viewport: { width: 1440, height: 900 }, colorScheme });
        expect(await violations(hers)).toEqual([]);
        await changeLook(hers, { viewport: PHONE, colorScheme });
        expect([...(await violations(hers)), ...(await tooWide(hers))]).toEqual([]);
      }
    },
  );

  journey(
    'shows older messages on scrolling up without moving what is read, and says what comes meanwhile',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const { sessionNameId } = await makeSession(stage, ada, tom, { sessionName: 'Archive' });
      const his = await stage.staffPage('tom', tom.token);
      await his.goto(`/vblh/chat-session/${sessionNameId}`);
      for (let number = 1; number <= MANY; number += 1) await write(his, `Line ${number}`);
      // Faster than a person writes: messages that come too fast wait, and arrive in the end.
      await gone(his.getByTestId('outgoing').first());

      const hers = await stage.staffPage('ada', ada.token);
      await hers.goto(`/vblh/chat-session/${sessionNameId}`);
      await hers.getByTestId('new-messages').waitFor();
      await hers.getByTestId('to-latest').click();
      await said(his, 'Seen').waitFor();
      await hers.reload();
      await said(hers, `Line ${MANY}`).waitFor();
      expect(await hers.getByTestId('new-messages').count()).toBe(0);
      expect(await said(hers, 'Line 1').count()).toBe(0);
      const before = await log(hers).evaluate((list) => {
        list.scrollTop = 0;
        return list.querySelector('[data-testid="message"]')?.getBoundingClientRect().top ?? 0;
      });
      await said(hers, 'Line 1').waitFor({ state: 'attached' });
      const after = await said(hers, `Line ${MANY - 29}`).boundingBox();
      expect(Math.abs((after?.y ?? 0) - before)).toBeLessThan(24);

      await write(his, 'Are you there?');
      await hers.getByRole('button', { name: '1 new message' }).click();
      await said(hers, 'Are you there?').waitFor();
      await gone(hers.getByTestId('to-latest'));
    },
  );

  journey(
    'of a portal call is there for visitor and agent, on a phone above the picture',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor', { viewport: PHONE });
      await ring(visitor, portal.path, { name: 'Erika' });
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor]);

      await visitor.getByTestId('toggle-chat').click();
      await write(visitor, 'My number is 4711');
      await desk.getByTestId('toggle-chat').getByText('1').waitFor();
      await desk.keyboard.press('t');
      await said(desk, 'My number is 4711').waitFor();
      await said(visitor, 'Seen').waitFor();
      await gone(desk.getByTestId('toggle-chat').getByTestId('count-mark'));
      await write(desk, 'Thank you, Erika');
      await said(visitor, 'Thank you, Erika').waitFor();
      await attach(visitor, 'Passport.pdf');
      expect(await saved(desk, 'Passport.pdf')).toEqual(DOCUMENT);
      await attach(desk, 'Receipt.pdf');
      expect(await saved(visitor, 'Receipt.pdf')).toEqual(DOCUMENT);
      await picture(visitor, 'portal-phone');
      await picture(desk, 'portal-desk');
      expect([...(await violations(visitor)), ...(await tooWide(visitor))]).toEqual([]);
      expect(await violations(desk)).toEqual([]);

      await visitor.keyboard.press('Escape');
      await gone(log(visitor));
      await eventually('the button has the focus again', () =>
        visitor.evaluate(
          () => document.activeElement?.getAttribute('data-testid') === 'toggle-chat',
        ),
      );
      await visitor.getByTestId('toggle-chat').click();
      await visitor.getByLabel('Write a message').fill('Half a sent');
      await visitor.reload();
      await seeEachOther([desk, visitor]);
      // A draft behind a closed chat looks lost.
      await said(visitor, 'Thank you, Erika').waitFor();
      expect(await visitor.getByLabel('Write a message').inputValue()).toBe('Half a sent');
      await endCall(desk);
      await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
      const kept = await visitor.evaluate(() => JSON.stringify(sessionStorage));
      expect(kept).not.toContain('Half a sent');
    },
  );

  journey(
    'of a portal call opens by itself for a visitor who has no camera and no microphone',
    () => stage,
    async () => {
      const agent = await hire(stage);
      const portal = await openPortal(stage, [agent], { askClientName: true });
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor', { viewport: PHONE });
      await visitor.addInitScript(REFUSE_DEVICES);
      await visitor.goto(portal.path);
      await visitor.getByLabel('Your name').fill('Erika');
      await visitor.getByRole('button', { name: 'Start video call' }).click();
      await visitor.getByRole('button', { name: 'Continue without camera' }).click();
      await visitor.getByRole('button', { name: 'Ring without camera and microphone' }).click();
      await visitor.getByText(/You come without camera and microphone\..*write/).waitFor();
      const card = desk.getByRole('alertdialog');
      await card.getByText('No microphone').waitFor();
      await card.getByText('No camera').waitFor();
      expect([...(await violations(visitor)), ...(await tooWide(visitor))]).toEqual([]);
      expect(await violations(desk)).toEqual([]);
      await picture(visitor, 'without-line');
      await picture(desk, 'without-card');
      await desk.getByRole('button', { name: 'Accept' }).click();

      const tile = desk.getByTestId('remote-tile');
      await tile.getByText('Erika has no camera and no microphone').waitFor();
      expect(await tile.getByText(/Connecting/).count()).toBe(0);
      await write(visitor, 'I can hear you');
      await said(desk, 'I can hear you').waitFor();
      await write(desk, 'How can I help?');
      await said(visitor, 'How can I help?').waitFor();
      expect(await violations(desk)).toEqual([]);
      await picture(desk, 'without-desk');
      await picture(visitor, 'without-chat');
      await visitor.keyboard.press('Escape');
      await picture(visitor, 'without-stage');

      // A page that is loaded again still has none, and can be given both in the call.
      await visitor.reload();
      await tile.getByText('Erika has no camera and no microphone').waitFor();
      await said(visitor, 'How can I help?').waitFor();
      await visitor.keyboard.press('Escape');
      await visitor.evaluate('refusesDevices = false');
      await visitor.getByTestId('toggle-microphone').click();
      await visitor.getByTestId('toggle-camera').click();
      await seeEachOther([desk, visitor]);
      await gone(tile.getByText(/has no/));
      await endCall(desk);
      await visitor.getByRole('heading', { name: 'Thank you' }).waitFor();
    },
  );

  journey(
    'of a session lies beside its call as well, for members and guests',
    () => stage,
    async () => {
      const [ada, tom] = [await hire(stage), await hire(stage)];
      const session = await makeSession(stage, ada, tom, { sessionName: 'Viewing' });
      await makeSession(stage, ada, tom, { sessionName: 'Handover' });
      const hers = await stage.staffPage('ada', ada.token);
      await hers.goto(`/vblh/sessions/${session._id}`);
      await hers.getByRole('button', { name: 'Start call' }).click();
      await hers.getByRole('heading', { name: '1 participant' }).waitFor();
      const guest = await stage.page('guest');
      await comeAsGuest(guest, session.sessionNameId, 'Gil Guest');
      await guest.getByTestId('toggle-chat').click();
      await write(guest, 'Good morning');
      await hers.getByTestId('chat-tab').getByTestId('count-mark').getByText('1').waitFor();
      await picture(hers, 'session-unread');
      await hers.keyboard.press('t');
      await hers.getByRole('tab', { name: 'Chat', selected: true }).waitFor();
      await said(hers, 'Good morning').waitFor();
      await gone(hers.getByTestId('chat-tab').getByTestId('count-mark'));
      await attach(hers, 'Plan.pdf');
      expect(await saved(guest, 'Plan.pdf')).toEqual(DOCUMENT);

      // A participant who only listens cannot attach files.
      expect(await guest.getByRole('button', { name: 'Attach a document' }).count()).toBe(0);
      await guest.getByRole('button', { name: 'Ask to speak' }).click();
      await hers.getByText('Gil Guest asks to speak', { exact: true }).waitFor();
      await hers.getByRole('tab', { name: '1 person asks to speak' }).click();
      await hers.getByRole('button', { name: 'Let speak' }).click();
      await hers.getByTestId('folder-tab').click();
      await hers.getByTestId('document').getByText('Plan.pdf').waitFor();
      await attach(guest, 'Answer.pdf');
      await hers.getByTestId('document').getByText('Answer.pdf').waitFor();
      await hers.getByTestId('chat-tab').click();
      expect(await saved(hers, 'Answer.pdf')).toEqual(DOCUMENT);

      for (const colorScheme of ['light', 'dark'] as const) {
        await changeLook(hers, { viewport: { width: 1440, height: 900 }, colorScheme });
        expect(await violations(hers)).toEqual([]);
        await picture(hers, `session-${colorScheme}`);
        await changeLook(hers, { viewport: PHONE, colorScheme });
        expect([...(await violations(hers)), ...(await tooWide(hers))]).toEqual([]);
        await picture(hers, `session-phone-${colorScheme}`);
      }
      await hers.getByRole('button', { name: 'Actions for the message “Good morning”' }).click();
      await hers.getByRole('menuitem', { name: 'Forward' }).click();
      await hers.getByRole('button', { name: 'Forward to Handover' }).click();
      await hers.getByText('The message was sent to Handover.').waitFor();
    },
  );
});
