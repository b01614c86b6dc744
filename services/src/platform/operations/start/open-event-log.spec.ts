import { afterEach, expect, test } from '@jest/globals';
import { spawnTestDouble, type SpawnedTestDouble } from '@foyer/event-log/kurrent/testing/wire';

import { openEventLog } from './open-event-log.js';
import { StartFailure } from '../../stores/places/start-failure.js';

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
