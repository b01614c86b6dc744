import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { groupRoutes, guestRoutes, memberRoutes, outboxRoutes } from '@foyer/contracts/identity';
import { sessionRoutes } from '@foyer/contracts/sessions';
import { v7 as newId } from 'uuid';

import { violations } from '../../tools/journeys/harness/axe.js';
import { hire, openPortal } from '../../tools/journeys/harness/cast.js';
import { followLink } from '../../tools/journeys/harness/follow-link.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { changeLook } from '../../tools/journeys/harness/look.js';
import { addBooth } from '../../tools/journeys/harness/kiosk.js';
import { linkMailedTo } from '../../tools/journeys/harness/mails.js';
import { sidewaysAt } from '../../tools/journeys/harness/sideways.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

/** Without a place to break, as names from other systems are. */
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/**
 * Views of a page for its check of accessibility, one in each language: languages differ by the
 * length of words. The width is checked at more sizes.
 */
const LOOKS = {
  en: { viewport: WIDE, colorScheme: 'light' },
  de: { viewport: PHONE, colorScheme: 'dark' },
} as const;

/** Lists whose accessibility other journeys check; here they have a record, and so columns. */
const isSeenElsewhere = new Set([
  'devices',
  'jobs',
  'sessions',
  'meetings',
  'api-keys',
  'webhooks',
]);

describe.each(['en', 'de'] as const)('The console in %s', (language) => {
  let stage: Stage;
  const paths: string[] = [];

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' }, language });
    const agent = await hire(stage);
    const portal = await openPortal(stage, [agent]);
    const api = await stage.api();
    const group = { id: newId(), name: LONG_NAME, memberIds: [agent.id] };
    await api.call(groupRoutes.groupResource.create, { body: group });
    const guest = {
      id: newId(),
      firstName: LONG_NAME,
      lastName: LONG_NAME,
      email: 'erika@example.org',
    };
    await api.call(guestRoutes.adminGuests.create, { body: { ...guest, phone: '301 234 5678' } });
    paths.push('', 'portals', 'portals/create', `portals/${portal.id}`, 'calls', 'members');
    paths.push('members/create', 'members/invite', 'members/import', `members/${agent.id}`);
    paths.push(...['profiles', 'portals', 'statistics'].map((tab) => `members/${agent.id}/${tab}`));
    paths.push('callStatistics', 'agentStatistics', 'wallboard');
    paths.push('outbox', await invite(), 'former-members');
    paths.push('groups', 'groups/create', `groups/${group.id}`);
    paths.push('settings/appearance', 'settings/sounds', 'settings/security', 'settings/roles');
    paths.push('guests', 'guests/create', `guests/${guest.id}`, 'nowhere');
    await addBooth(stage, portal.id);
    const session = { _id: newId(), sessionName: LONG_NAME, sessionType: 'public' as const };
    await api.call(sessionRoutes.createSession, { body: session });
    paths.push(...isSeenElsewhere);
  });
  afterAll(() => stage.strike());

  /**
   * Writes a mail into the outbox, and adds a person to the list of former members. @returns the
   * path of the mail
   */
  async function invite(): Promise<string> {
    const api = await stage.api();
    const gone = await hire(stage);
    await api.call(memberRoutes.deleteMembers, { body: { deleteUsers: [gone.id] } });
    const email = 'invited@example.org';
    const invited = { firstName: 'Ada', lastName: 'Berger', userName: 'ada.berger', email };
    const users = [{ _id: newId(), ...invited, role: 'member' as const }];
    await api.call(memberRoutes.inviteMembers, {
      body: { users, inviteBaseURL: stage.server.origin },
    });
    await linkMailedTo(stage.server, email);
    const [mail] = await api.call(outboxRoutes.adminListOutbox, {});
    return `outbox/${mail?.id}/show`;
  }

  journey(
    `keeps nobody out, and is no wider than its screen (${language})`,
    () => stage,
    async () => {
      const page = await stage.consolePage('admin', '');
      const isReady = async () => {
        await page.locator('main :is(a, form, table, ul, button, h2):visible').first().waitFor();
        await page.getByRole('progressbar').waitFor({ state: 'hidden' });
        // The first page has its title once its texts are there.
        await page.locator('h1', { hasText: /\S/ }).first().waitFor({ state: 'attached' });
      };
      await isReady();
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const path of paths) {
        await followLink(page, path);
        await isReady();
        // Scripts do not run in the frame of a mail, not even those that look for violations.
        if (path.startsWith('outbox/')) await page.getByRole('tab').last().click();
        const sideways = await sidewaysAt(page);
        if (isSeenElsewhere.has(path)) {
          found[path] = { sideways };
          expected[path] = { sideways: [] };
          continue;
        }
        await changeLook(page, LOOKS[language]);
        await isReady();
        const titles = await page.locator('h1').allInnerTexts();
        const named = titles.length === 1 && titles[0]?.trim() !== '' ? 'once' : titles;
        found[path] = { sideways, named, violations: await violations(page) };
        expected[path] = { sideways: [], named: 'once', violations: [] };
      }
      expect(found).toEqual(expected);
    },
    300_000,
  );
});
