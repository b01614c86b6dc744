import { describe, expect, jest, test } from '@jest/globals';
import { EventLogUnavailable } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';

import { KeptSpans } from '../testing/kept-spans.js';
import { systemActor, Rejected, type CommandContext } from '../cqrs/commands/index.js';
import { Metrics } from './metrics.js';
import { observeCommands } from '../cqrs/commands/observe-commands.js';
import { ObservedEventLog } from './observed-event-log.js';
import { PinoLog } from './pino-log.js';
import { prettyLines } from './pretty-lines.js';
import { RequestProgress } from './request-progress.js';
import { inScope } from './request-scope.js';
import { traced } from './tracing.js';

describe('the log', () => {
  const lines: string[] = [];
  const log = new PinoLog('info', { write: (line: string) => void lines.push(line) });
  const logged = (write: () => void): string => {
    lines.length = 0;
    write();
    return lines.join('');
  };

  test('carries the correlation id of the request that it writes for', () => {
    const line = logged(() =>
      inScope({ correlationId: 'request-1' }, () => log.info('done', { n: 1 })),
    );
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      msg: 'done',
      n: 1,
      correlationId: 'request-1',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('joins its lines with the trace at hand, and tells no progress of the request', async () => {
    const kept = new KeptSpans();
    kept.begin();
    const progress = new RequestProgress(1_000);
    const line = await inScope({ correlationId: 'request-1', progress }, () =>
      traced('work', {}, async () => logged(() => log.info('done'))),
    );
    await kept.end();
    expect(JSON.parse(line)).toMatchObject({
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(line).not.toContain('progress');
    expect(logged(() => log.info('done'))).not.toContain('trace_id');
  });

  test.each([
    'authorization',
    'token',
    'password',
    'pin',
    'clientSecret',
    'sdpOffer',
    'sdpAnswer',
    'candidate',
    'email',
    'visitorName',
  ])('holds no %s, however deep', (field) => {
    const secret = 'must-not-be-seen';
    const deep = {
      [field]: secret,
      a: { [field]: secret, b: { [field]: secret, c: { [field]: secret } } },
    };
    expect(logged(() => log.info('refused', deep))).not.toContain(secret);
  });

  test('tells why an error was thrown, and says nothing below its level', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    expect(logged(() => log.error('failed', { err: error }))).toContain('inner');
    expect(logged(() => log.debug('detail'))).toBe('');
  });

  test('is readable at a terminal', () => {
    let text = '';
    const pretty = new PinoLog('info', prettyLines({ write: (part) => (text += part) }));
    pretty.warn('A read model stopped', { projection: 'members' });
    expect(text).toMatch(/\d\d:\d\d:\d\d.*warn.*A read model stopped.*projection=members/);
    expect(text.endsWith('\n')).toBe(true);
  });

  test('for people shows what others wrote as text, on the line it belongs to', () => {
    let text = '';
    const pretty = new PinoLog('info', prettyLines({ write: (part) => (text += part) }));
    const hostile = 'boom \u001b[2J\nERROR: forged \u202e line\u2028';
    pretty.warn('From a browser', { browserMessage: hostile, err: new Error(hostile) });
    expect(text).toContain(
      'browserMessage=boom \\u001b[2J\\u000aERROR: forged \\u202e line\\u2028',
    );
    expect(text).not.toContain('\u001b[2J');
    expect(text).not.toMatch(/\u202e|\u2028|^ERROR/mu);
    expect(text).toMatch(/^ {2}ERROR: forged/m);
  });
});

describe('the metrics', () => {
  const context: CommandContext = {
    commandId: '01890000-0000-7000-8000-000000000101',
    correlationId: 'c',
    actor: systemActor('test'),
  };

  test('count commands by what became of them', async () => {
    const metrics = new Metrics();
    const observe = observeCommands(metrics);
    await observe({ name: 'Greet', context }, ['a'], async () => 1);
    const refused = observe({ name: 'Greet', context }, ['a'], async () => {
      throw new Rejected('CONFLICT');
    });
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    const text = await metrics.registry.metrics();
    expect(text).toContain('foyer_commands_total{command="Greet",outcome="accepted"} 1');
    expect(text).toContain('foyer_commands_total{command="Greet",outcome="CONFLICT"} 1');
  });

  test('say nothing of a value that is not there, also where it has no labels', async () => {
    const metrics = new Metrics();
    const ages: number[] = [];
    metrics.gauge('age', 'How old it is', [], () => ages.map((value) => ({ labels: {}, value })));
    expect(await metrics.registry.metrics()).not.toMatch(/^age /m);
    ages.push(0);
    expect(await metrics.registry.metrics()).toMatch(/^age 0$/m);
  });

  test('go without one that cannot be read just now, and count that', async () => {
    const metrics = new Metrics();
    let depth: number | undefined = 1;
    metrics.gauge('depth', 'How deep it is', ['lake'], async () => {
      if (depth === undefined) throw new Error('The store is away');
      return [{ labels: { lake: 'a' }, value: depth }];
    });
    expect(await metrics.registry.metrics()).toContain('depth{lake="a"} 1');
    depth = undefined;
    await metrics.registry.metrics();
    const text = await metrics.registry.metrics();
    expect(text).not.toContain('depth{lake="a"}');
    expect(text).toContain('foyer_commands_total');
    expect(text).toMatch(/foyer_metric_read_failures_total\{metric="depth"\} [12]/);
  });

  test('time appends, and remember a log that cannot be written to until it can', async () => {
    const metrics = new Metrics();
    const log = new MemoryEventLog();
    const observed = new ObservedEventLog(log, metrics);
    const metadata = {
      causationId: 'c',
      correlationId: 'c',
      actor: systemActor('t'),
      at: '',
      schemaVersion: 1,
    };
    const append = (id: string) =>
      observed.append([
        { stream: 's', expectedRevision: 'any', events: [{ id, type: 'T', data: {}, metadata }] },
      ]);
    const failing = jest
      .spyOn(log, 'append')
      .mockRejectedValue(new EventLogUnavailable('appending', new Error('disk full')));
    await expect(append('1')).rejects.toMatchObject({ code: 'EVENT_LOG_UNAVAILABLE' });
    expect(observed.fault).toBeInstanceOf(EventLogUnavailable);
    failing.mockRestore();
    await append('2');
    expect(observed.fault).toBeUndefined();
    const text = await metrics.registry.metrics();
    expect(text).toContain('foyer_events_appended_total 1');
    expect(text).toContain(
      'foyer_event_append_duration_seconds_count{outcome="EVENT_LOG_UNAVAILABLE"} 1',
    );
  });
});
