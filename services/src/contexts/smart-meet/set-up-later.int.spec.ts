import { afterEach, expect, test } from '@jest/globals';

import { CountingId } from '#platform/testing/counting-id.js';
import { LastingEventLog, LastingReadStore } from '#platform/testing/lasting-stores.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { SmartMeetFixture } from './testing/smart-meet-fixture.js';

const parts = {
  eventLog: new LastingEventLog(),
  readStore: new LastingReadStore(),
  vault: new MemoryVault(),
  clock: new ManualClock(),
  newId: new CountingId(),
};
let fixture: SmartMeetFixture;
afterEach(() => fixture.close());

/** A call in which the agent spoke, and which is over. */
const over = async () => {
  const { callId, agent } = await fixture.call();
  await agent.says('startCallTranscript');
  const said = { text: 'Good morning', language: 'en-US', durationMs: 0, isFinal: true };
  await agent.says('sayUtterance', { utteranceId: fixture.newId(), ...said });
  await fixture.end({ callId, agent });
  return { callId, agent };
};

test('a service that is set up later is sent what ends from then on, and the rest on request alone', async () => {
  fixture = await SmartMeetFixture.open({ withService: false, parts });
  const before = await over();
  await fixture.close();
  parts.clock.advance(60_000);
  fixture = await SmartMeetFixture.open({ parts });
  const since = await over();
  const isMade = ({ status }: { readonly status: string }) => status === 'view';
  await fixture.becomes('the later is made', since.agent.who, since.callId, isMade);
  expect(await fixture.events(before.callId, 'smartmeet')).toEqual([]);
  expect(fixture.service.requests).toHaveLength(1);

  const { id } = before.agent.who;
  const agent = { id, headers: fixture.test.headersOf('member', id) };
  expect(await fixture.request(agent, before.callId)).toBe('ok');
  await fixture.becomes('the earlier is made', agent, before.callId, isMade);
});
