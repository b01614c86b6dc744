import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { ConferenceApp } from '../testing/conference-app.js';
import { JoinerNames } from '../adapters/joiner-names.js';

let app: ConferenceApp;

beforeAll(async () => {
  app = await ConferenceApp.boot();
});
afterAll(() => app.close());

test.each(['removed', 'left'] as const)(
  'refuses a person who is out (%s) before the page is in',
  async (reason) => {
    const [kim, lee] = [randomUUID(), randomUUID()];
    const callId = await app.startSessionCall([kim, lee]);
    const host = await app.page('member', kim);
    expect(await host.enter(callId)).toMatchObject({ ok: true });
    const names = app.test.app.get(JoinerNames, { strict: false });
    // The name is looked up after the call has let the person in.
    jest.spyOn(names, 'nameOf').mockImplementationOnce(async () => {
      await app.append(callId, 'CallLeft', { callId, joinerId: lee, reason });
      return 'Lee';
    });
    const page = await app.page('member', lee);
    expect(await page.enter(callId)).toMatchObject({ ok: false, code: 'NOT_IN_CALL' });
    const { call } = (await host.enter(callId)) as unknown as {
      call: { participants: readonly { callJoinerId: string }[] };
    };
    expect(call.participants.map(({ callJoinerId }) => callJoinerId)).toEqual([kim]);
  },
);
