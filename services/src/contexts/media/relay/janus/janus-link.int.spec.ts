import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '../../../../platform/testing/eventually.js';
import { SilentLog } from '../../../../platform/testing/silent-log.js';
import { FalseJanus, wellSaid, type Saying } from '../testing/false-janus.js';
import { JanusLink } from './janus-link.js';

/** What no Janus says, and a broken proxy before it may. */
const NONSENSE: readonly (readonly [string, Saying])[] = [
  ['null', () => 'null'],
  ['half of a message', () => '{"janus":'],
  ['bytes', () => Buffer.from([255, 254, 0])],
  ['nothing', () => ''],
  ['a list', () => '[]'],
  [
    'an error without its words',
    ({ transaction }) => `{"janus":"error","transaction":"${transaction}"}`,
  ],
];
const FAULT = 'Janus sent a message that cannot be read';

describe('The connection to Janus', () => {
  let janus: FalseJanus;
  let log: SilentLog;
  let link: JanusLink;
  let told: string[];

  beforeEach(async () => {
    janus = await FalseJanus.listen();
    log = new SilentLog();
    told = [];
    const endpoint = { url: `ws://${janus.host}/` };
    const quick = { heartbeatMs: 20, pauseMs: 10, pauseMaxMs: 10, complainAfterMs: 0 };
    link = new JanusLink({ name: 'janus-1', endpoint: () => endpoint, log, ...quick });
  });
  afterEach(async () => {
    await link.close();
    janus.close();
  });

  const start = () =>
    link.start(
      () => told.push('up'),
      () => told.push('down'),
    );
  const line = (message: string) => log.lines.find((each) => each.message === message);

  test.each(NONSENSE)('is tried again after %s in place of the first answer', async (_, says) => {
    janus.says = says;
    start();
    await eventually('it is said', () => line('Janus cannot be used') !== undefined);
    expect(line('Janus cannot be used')?.fields).toMatchObject({ relay: 'janus-1', reason: FAULT });
    expect(told).toEqual([]);

    janus.says = wellSaid;
    await eventually('it is up', () => link.stay !== undefined);
    expect(told).toEqual(['up']);
  });

  test.each(NONSENSE.slice(0, 5))('is lost by %s, and comes back', async (_, says) => {
    start();
    await eventually('it is up', () => link.stay !== undefined);

    janus.says = says;
    await eventually('it is lost', () => told.includes('down'));
    expect(link.stay).toBeUndefined();
    expect(line('Janus is gone')?.fields).toMatchObject({ relay: 'janus-1', reason: FAULT });

    janus.says = wellSaid;
    await eventually('it is back', () => link.stay !== undefined);
    expect(told).toEqual(['up', 'down', 'up']);
  });

  test('is tried again after nonsense that comes with the connection', async () => {
    janus.greeting = 'null';
    start();
    await eventually('it is said', () => line('Janus cannot be used')?.fields.reason === FAULT);
  });
});
