import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, PORTAL_PREVIEW } from '@foyer/contracts/portals';

import { followDraft, type Draft } from './follow-draft.js';

const messages = { welcome: 'Willkommen', waiting: 'Gleich', notAvailable: '', goodbye: '' };
const messagesEn = { welcome: 'Welcome', waiting: '', notAvailable: '', goodbye: 'Bye' };
const { callButton, recording } = DEFAULT_SETTINGS;
const portal = { name: 'Front', messages, messagesEn, callButton, recording };

let shown: Draft[] = [];
let end = (): void => undefined;
beforeEach(() => {
  shown = [];
  end = followDraft((draft) => shown.push(draft));
});
afterEach(() => end());

const tell = (change: MessageEventInit = {}): void => {
  const data = { type: PORTAL_PREVIEW, portal };
  const whole = { origin: location.origin, source: parent, data, ...change };
  dispatchEvent(new MessageEvent('message', whole));
};

it.each([
  ['de', { ...messages, goodbye: 'Bye' }],
  ['en', { ...messagesEn, waiting: 'Gleich' }],
])('shows a draft in %s, and in the other language what is not said in it', (language, said) => {
  document.documentElement.lang = language;
  tell();
  expect(shown).toEqual([
    { portal: { ...portal, messages: said }, station: 'welcome', itemId: null, part: null },
  ]);
});

it('shows it at the station that is looked at', () => {
  tell({ data: { type: PORTAL_PREVIEW, portal, station: 'waiting', itemId: 'i1' } });
  expect(shown).toMatchObject([{ station: 'waiting', itemId: 'i1' }]);
});

it.each([
  ['of another page', { origin: 'https://elsewhere.example' }],
  ['of another window', { source: null }],
  ['of something else', { data: { type: 'other', portal } }],
])('takes no message %s', (_whose, change) => {
  tell(change);
  expect(shown).toEqual([]);
});

it('takes none any more once it has ended', () => {
  end();
  tell();
  expect(shown).toEqual([]);
});
