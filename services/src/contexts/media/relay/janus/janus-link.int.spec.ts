import { inspect } from 'node:util';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { SilentLog } from '#platform/testing/silent-log.js';
import { FalseJanus, wellSaid, type Saying } from '../testing/false-janus.js';
import { JanusLink } from './janus-link.js';

/** Messages that no Janus sends, but a broken proxy in front of it may. */
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
    const endpoint = {
      url: `ws://joe:url%20secret@${janus.host}/janus?token=query-secret`,
      apiSecret: 'api-secret',
      adminKey: 'admin-"key"',
    };
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

  describe('keeps its secrets out of the log', () => {
    const logged = () =>
      log.lines
        .map(({ message, fields }) => `${message} ${inspect(fields, { depth: 9 })}`)
        .join('\n');
    const address = () => `ws://${janus.host}/janus`;

    test('when it says where Janus is', async () => {
      start();
      await eventually('it is up', () => link.stay !== undefined);
      janus.says = () => 'null';
      await eventually('it cannot be used', () => line('Janus cannot be used') !== undefined);

      for (const message of ['Janus is connected', 'Janus is gone', 'Janus cannot be used']) {
        expect(line(message)?.fields).toMatchObject({ relay: 'janus-1', url: address() });
      }
      expect(logged()).not.toMatch(/joe|secret/);
    });

    test('when Janus repeats them in its error', async () => {
      janus.says = ({ transaction, apisecret }) => {
        const reason = `wrong ${apisecret}, url secret, url%20secret or query-secret`;
        return JSON.stringify({ janus: 'error', transaction, error: { code: 403, reason } });
      };
      start();
      await eventually('it is refused again', () => log.lines.length > 1);
      expect(line('Janus cannot be used')?.fields).toMatchObject({
        reason: '403 wrong [redacted], [redacted], [redacted] or [redacted]',
      });
      expect(logged()).not.toMatch(/secret/);
    });

    test('when its rooms repeat them', async () => {
      janus.says = (asked) => {
        if (asked.body === undefined) return wellSaid(asked);
        const { transaction, session_id, handle_id: sender, body } = asked;
        const data = { videoroom: 'event', error_code: 433, error: `not ${body.admin_key}` };
        const plugindata = { plugin: 'janus.plugin.videoroom', data };
        return JSON.stringify({ janus: 'success', transaction, session_id, sender, plugindata });
      };
      start();
      await eventually('it is refused again', () => log.lines.length > 1);
      expect(line('Janus cannot be used')?.fields.reason).toBe('433 not [redacted]');
      expect(logged()).not.toMatch(/admin-/);
    });
  });
});
