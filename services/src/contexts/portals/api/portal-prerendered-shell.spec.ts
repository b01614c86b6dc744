import { describe, expect, test } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@foyer/contracts/identity';
import { DEFAULT_SETTINGS, type PublicPortal } from '@foyer/contracts/portals';

import { withPrerenderedShell } from '#platform/http/prerendered-shell';
import type { Overload } from '#platform/http/admission';
import type { DeploymentSettings } from '#contexts/settings';
import { PortalPrerenderedShell } from './portal-prerendered-shell.js';

const ID = '01890000-0000-7000-8000-00000000abcd';
const portal = {
  _id: ID,
  name: '<b>Reception</b>',
  onlineStatus: 'online',
  nextOpening: null,
  askClientName: false,
  smsCodeRequired: false,
  textMessages: false,
  hasPin: true,
  shortlink: 'reception',
  messages: {
    welcome: "</script><script>alert('$&')</script>",
    goodbye: '',
    waiting: '',
    notAvailable: '',
  },
  redirectLink: '',
  recording: DEFAULT_SETTINGS.recording,
  messagesEn: DEFAULT_SETTINGS.messagesEn,
  longestWait: { message: '', messageEn: '' },
  callButton: DEFAULT_SETTINGS.callButton,
  appearance: {},
  feedback: { enabled: false, ratingType: 'stars' },
  embedding: { origins: [] },
  waiting: 0,
  queueContent: {},
} as unknown as PublicPortal;

const PAGE = `/vblh/web-client-v2/queue/${ID}`;
const noPage = { de: '', en: '' };
const shellOf = (found: unknown, isHigh: boolean, current: () => Promise<unknown>) => {
  const queries = { execute: async () => found } as unknown as QueryBus;
  const settings = { current } as unknown as DeploymentSettings;
  return new PortalPrerenderedShell(queries, { isHigh } as unknown as Overload, settings);
};
const sightOf = (
  found: unknown,
  path = PAGE,
  isHigh = false,
  language: Language = 'de',
  legal: object = { imprint: noPage, privacy: noPage },
) => shellOf(found, isHigh, async () => ({ legal })).of(path, language);
const page = (sight: { head: string; body: string }) =>
  withPrerenderedShell('<html><head></head><body><div id="root"></div></body></html>', sight);

describe("the prerendered shell of a portal's page", () => {
  test('holds its name and welcome as text, and its public facts as data', async () => {
    const seen = await sightOf({ ...portal, members: ['of no concern to visitors'] });
    if (seen === undefined) throw new Error('nothing is seen');
    const html = page(seen);
    expect(html).toContain(
      '<h1 class="start-name">&lt;b&gt;Reception&lt;/b&gt;</h1><p class="start-welcome">&lt;/script&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;</p>',
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    const data = /id="portal">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(portal);
  });

  test.each<[Language, string, string, string]>([
    ['en', 'Willkommen', 'Welcome', 'Welcome'],
    ['de', 'Willkommen', 'Welcome', 'Willkommen'],
    ['en', 'Willkommen', '', 'Willkommen'],
    ['de', '', 'Welcome', 'Welcome'],
  ])('welcomes in %s, and in the other language what is not said in it', async (...given) => {
    const [language, german, english, expected] = given;
    const { messages, messagesEn } = portal;
    const speaking = {
      ...portal,
      messages: { ...messages, welcome: german },
      messagesEn: { ...messagesEn, welcome: english },
    };
    const { body } = (await sightOf(speaking, PAGE, false, language)) ?? {};
    expect(body).toContain(`<p class="start-welcome">${expected}</p>`);
  });

  test.each<[Language, string]>([
    ['de', '<a href="https://a.example/?a=1&amp;b" target="_blank" rel="noreferrer">Impressum</a>'],
    ['en', '<a href="https://a.example/en" target="_blank" rel="noreferrer">Imprint</a>'],
  ])('links the imprint and the privacy notice, in %s', async (language, imprint) => {
    const legal = {
      imprint: { de: 'https://a.example/?a=1&b', en: 'https://a.example/en' },
      privacy: { de: '', en: 'https://a.example/privacy' },
    };
    const { body } = (await sightOf(portal, PAGE, false, language, legal)) ?? {};
    expect(body).toContain(imprint);
    expect(body).toContain('<a href="https://a.example/privacy"');
  });

  test('links no notice that there is not, and none where settings cannot be read', async () => {
    expect((await sightOf(portal))?.body).not.toContain('<a ');
    const shell = shellOf(portal, false, () => Promise.reject(new Error('no settings')));
    expect((await shell.of(PAGE, 'de'))?.body).not.toContain('<a ');
  });

  test('welcomes no one to a portal that is closed', async () => {
    expect((await sightOf({ ...portal, onlineStatus: 'closed' }))?.body).not.toContain('welcome');
  });

  test('keeps the places of the name, the button, the state and the languages, as the portal has them', async () => {
    const bodyOf = async (part: object) => (await sightOf({ ...portal, ...part }))?.body ?? '';
    const callButton = { ...portal.callButton, showCallButton: true, size: 'large' };
    const asking = await bodyOf({ askClientName: true, callButton });
    expect(asking).toMatch(
      /start-room-form"><div class="start-room-name"><\/div><div class="start-room-button" data-size="large">/,
    );
    expect(asking).toMatch(/start-room-state.*<\/main><footer class="start-footer">.*languages/);
    const bare = await bodyOf({ callButton: { ...callButton, showCallButton: false } });
    expect(bare).toContain('start-room-form');
    expect(bare).not.toMatch(/start-room-(?:name|button)/);
    expect(await bodyOf({ onlineStatus: 'closed' })).not.toContain('start-room-form');
  });

  test('says above the fold that it needs scripts, in the language of who sees it', async () => {
    const said = async (language: Language) =>
      (await sightOf(portal, PAGE, false, language))?.body.split('<noscript>')[1];
    expect(await said('de')).toMatch(/^<p>Diese Seite braucht JavaScript/);
    expect(await said('en')).toMatch(/^<p>This page needs JavaScript/);
  });

  test('has the colours of the portal in both modes', async () => {
    const { head } = (await sightOf({ ...portal, appearance: { primary: '#aa0000' } })) ?? {};
    expect(head).toMatch(
      /\.prerendered-shell\{--accent:#aa0000;.*prefers-color-scheme:dark.*--accent:/,
    );
    const { body } = (await sightOf({ ...portal, appearance: { background: '#101820' } })) ?? {};
    expect(body).toContain('data-mode="dark"');
  });

  test('has the logo of the portal in place of its sign', async () => {
    const { body = '' } = (await sightOf({ ...portal, appearance: { logo: ID } })) ?? {};
    expect(body).toContain(`<img class="start-logo" src="/api/v2/queue/${ID}/media/${ID}" alt="">`);
    expect(body).not.toContain('class="arch');
  });

  test.each(['/vblh/', '/vblh/desk', `/vblh/web-client-v2/queue/${'x'.repeat(50)}`])(
    'is nothing at %s',
    async (path) => expect(await sightOf(portal, path)).toBeUndefined(),
  );

  test('is nothing where there is too much to do', async () => {
    expect(await sightOf(portal, PAGE, true)).toBeUndefined();
  });

  test('is nothing for a portal that there is not', async () => {
    expect(await sightOf(null)).toBeUndefined();
  });
});
