import { expect, test } from '@jest/globals';

import type { CommandRunner } from '#platform/cqrs';
import type { ChatSession } from './domain/chat-session.js';
import { channelOf } from './streams.js';

test('a channel is made of its session, the call in that and the call of its id, each read once', async () => {
  const session: ChatSession = { status: 'known', members: {}, callId: 'b' };
  const read: string[] = [];
  const stateOf: CommandRunner['stateOf'] = ({ name, fold }) => {
    read.push(name);
    return Promise.resolve(name === 'session-a' ? (session as never) : fold.initial);
  };
  const channel = await channelOf('a', stateOf);
  expect(read).toEqual(['session-a', 'call-b', 'call-a']);
  expect(channel).toEqual({ session, sessionCall: { stage: 'none' }, call: { stage: 'none' } });
});
