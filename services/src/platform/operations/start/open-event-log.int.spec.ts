import { afterEach, expect, test } from '@jest/globals';
import { spawnTestDouble, type SpawnedTestDouble } from '@foyer/event-log/kurrent/testing/wire';

import { openEventLog } from './open-event-log.js';
import { StartFailure } from '../../stores/places/unusable-place.js';

let server: SpawnedTestDouble | undefined;
afterEach(() => server?.end());

test.each([false, true])(
  'a log for commands needs a server of today: %s',
  async (lacksSessions) => {
    server = await spawnTestDouble({ lacksSessions });
    const place = { kind: 'server', url: server.url } as const;
    const opening = openEventLog(place, { isForCommands: true });
    if (lacksSessions) await expect(opening).rejects.toThrow(StartFailure);
    else await (await opening).close();
    // Copying a log and looking into it does without.
    await (await openEventLog(place)).close();
  },
);

test.each([
  ['reading', 'it does not let this user read $all; give it that right, '],
  ['appending', 'it does not let this user write; give it the right '],
  ['everything', 'it does not know this user or password'],
] as const)('a server that denies %s ends the start with one line', async (denies, reason) => {
  server = await spawnTestDouble({ denies });
  const place = { kind: 'server', url: server.url } as const;
  const failure: unknown = await openEventLog(place, { isForCommands: true }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartFailure);
  const { message } = failure as StartFailure;
  expect(message).toContain(`EVENT_LOG_URL: 127.0.0.1:${server.port} cannot be used (${reason}`);
  expect(message).not.toContain('\n');
});
