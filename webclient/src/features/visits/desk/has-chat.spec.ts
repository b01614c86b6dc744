import { expect, it } from '@jest/globals';

import { hasChat } from './has-chat.js';

const kiosk = { device: { deviceId: 'd', name: 'Lobby' } } as Parameters<typeof hasChat>[0];
const [guest, colleague] = [{ joinerType: 'Guest' }, { joinerType: 'User' }] as const;

it.each([
  ['a visitor at a page of their own', { device: null }, [guest], true],
  ['a visitor whose record is still loading', null, [guest], true],
  ['a visitor at a kiosk', kiosk, [guest], false],
  ['a kiosk whose visitor has not come yet', kiosk, [], false],
  ['a kiosk and a colleague who is asked', kiosk, [guest, colleague], true],
])('offers a chat by what the other side has: %s', (_, record, others, offered) => {
  expect(hasChat(record, { others })).toBe(offered);
});
