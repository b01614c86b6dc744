import { expect, test } from '@jest/globals';

import type { Actor, CommandRunner } from '#platform/cqrs';
import { isOwnChannel } from './own-channel.service.js';

const call = { stage: 'on', origin: { kind: 'meeting', id: 'meeting' } };
const stateOf = (async () => call) as unknown as CommandRunner['stateOf'];
const guestOf = (placeId: string): Actor => ({ type: 'guest', id: 'ada', role: 'guest', placeId });
const isOwn = (placeId: string, channelId: string) =>
  isOwnChannel({ channelId, actor: guestOf(placeId) }, stateOf);

test('a channel belongs to the place of a guest as its session, or as the call of its meeting', async () => {
  expect(await isOwn('session', 'session')).toBe(true);
  expect(await isOwn('meeting', 'call')).toBe(true);
  expect(await isOwn('other-meeting', 'call')).toBe(false);
});
