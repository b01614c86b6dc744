import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '@foyer/event-log';
import { Audit, type Notified } from './audit.js';

function event(position: number, stream: string, revision: number, of = 1): RecordedEvent {
  return {
    position: String(position).padStart(16, '0'),
    stream,
    revision,
    id: `e-${position}`,
    type: 'Written',
    data: { append: `a-${stream}`, of },
    metadata: {
      causationId: 'c',
      correlationId: 'c',
      actor: { type: 'system', id: 't' },
      at: '',
      schemaVersion: 1,
    },
  };
}

const notified = (heard: Notified['heard'], ...events: RecordedEvent[]): Notified => ({
  append: 'a',
  appends: events.map(({ stream, ...rest }) => ({
    stream,
    expectedRevision: 'any',
    events: [rest],
  })),
  heard,
});

describe('The audit after a kill', () => {
  it('is content with a log that holds what was acknowledged, kill after kill', () => {
    const audit = new Audit();
    const [one, two, three] = [event(1, 's', 0, 2), event(2, 's', 1, 2), event(3, 't', 0)];
    expect(audit.check([one, two], [notified('ack', one, two)])).toEqual([]);
    expect(
      audit.check([three], [notified('nothing', event(9, 'x', 0)), notified('ack', three)]),
    ).toEqual([]);
  });

  it.each<[what: string, events: RecordedEvent[], notified: Notified[]]>([
    ['is lost', [], [notified('ack', event(1, 's', 0))]],
    ['is there', [event(1, 's', 0)], [notified('refused', event(1, 's', 0))]],
    ['lacks 1 of its events', [event(1, 's', 0, 2)], []],
    ['goes on with 1, not 0', [event(1, 's', 1)], []],
    ['after 1', [event(1, 's', 0), event(3, 't', 0)], []],
  ])('says what %s', (what, events, all) => {
    expect(new Audit().check(events, all).join()).toContain(what);
  });
});
