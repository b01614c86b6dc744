import { expect, test } from '@jest/globals';
import { describeProjection } from '../../testing/index.js';
import { MOST_EVENTS_IN_PIECE } from './evolve.js';
import { timeline } from './projection.js';

const event = (type: string, correlationId: string, stream: string, actorId = 'a1') => ({
  type,
  data: {},
  correlationId,
  stream,
  actor: { type: 'member', id: actorId } as const,
});

describeProjection(timeline, (given) => {
  test('events are joined by what they belong to, known or not', () =>
    given(
      { ...event('Rang', 'call-1', 'visit-1'), causationId: 'c1', at: '2026-03-02T09:00:00.000Z' },
      event('Else', 'call-2', 'visit-2'),
      event('Taken', 'call-1', 'line-1', 'a2'),
      event('Left', 'call-1', 'visit-1'),
    ).thenDocuments('timeline', [
      {
        _id: 'call-1',
        correlationId: 'call-1',
        piece: 0,
        firstAt: '2026-03-02T09:00:00.000Z',
        streams: ['visit-1', 'line-1'],
        actors: ['a1', 'a2'],
        events: [
          {
            eventId: '00000000-0000-7000-8000-000000000000',
            position: '0000000000000001',
            stream: 'visit-1',
            revision: 0,
            type: 'Rang',
            at: '2026-03-02T09:00:00.000Z',
            actor: { type: 'member', id: 'a1' },
            causationId: 'c1',
          },
          expect.objectContaining({ type: 'Taken', stream: 'line-1', revision: 0 }),
          expect.objectContaining({ type: 'Left', stream: 'visit-1', revision: 1 }),
        ],
      },
      expect.objectContaining({ _id: 'call-2' }),
    ]));

  test('a long history comes in pieces that stay as they are', () =>
    given(
      ...Array.from({ length: 2 * MOST_EVENTS_IN_PIECE + 1 }, (_, n) =>
        event(`E${n}`, 'long', 'stream-1'),
      ),
    ).thenDocuments('timeline', [
      expect.objectContaining({ _id: 'long', piece: 2 }),
      expect.objectContaining({ _id: 'long#0', piece: 0 }),
      expect.objectContaining({ _id: 'long#1', piece: 1 }),
    ]));
});
