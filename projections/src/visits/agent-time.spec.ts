import { test } from '@jest/globals';
import type { DeskEvent } from '@foyer/contracts/visits';

import { describeProjection, type GivenEvent } from '../testing/index.js';
import { agentTime } from './agent-time.js';

const [memberId, visitId, portalId] = ['kim', 'ada', 'hall'];
const monday = (time: string) => `2026-03-02T${time}.000Z`;
const ms = (at: string) => Date.parse(at);
const step = (at: string, state: string | null, kind: string | null = null) => ({
  at: ms(at),
  state,
  kind,
});
const opened = (at: string): DeskEvent => ({ type: 'DeskOpened', data: { memberId, at } });
const closed = (at: string): DeskEvent => ({
  type: 'DeskClosed',
  data: { memberId, reason: 'signed-out', at },
});
const away = (since: string, breakKind: 'lunch' | null): DeskEvent => ({
  type: 'AvailabilityChanged',
  data: { memberId, availability: 'away', breakKind, since },
});
const back = (since: string): DeskEvent => ({
  type: 'AvailabilityChanged',
  data: { memberId, availability: 'auto', breakKind: null, since },
});
const engaged = (at: string): GivenEvent<DeskEvent> => ({
  type: 'AgentEngaged',
  data: { memberId, visitId, callId: visitId },
  at,
});
const freed = (at: string): DeskEvent => ({
  type: 'AgentFreed',
  data: { memberId, callId: visitId, at },
});

describeProjection<DeskEvent>(agentTime, (given) => {
  test('writes down what an agent is at, change by change', () =>
    given(
      opened(monday('08:00:00')),
      engaged(monday('09:00:00')),
      freed(monday('09:05:00')),
      {
        type: 'AgentWrapUpStarted',
        data: {
          ...{ memberId, callId: visitId, portalId },
          ...{ at: monday('09:05:00'), endsAt: monday('09:06:00') },
        },
      },
      {
        type: 'AgentWrapUpEnded',
        data: { memberId, callId: visitId, reason: 'done', at: monday('09:05:30') },
      },
      away(monday('12:00:00'), 'lunch'),
      back(monday('12:30:00')),
      closed(monday('16:00:00')),
    ).thenDocuments('agentDays', [
      {
        _id: 'kim 2026-03-02',
        memberId,
        day: '2026-03-02',
        until: null,
        steps: [
          step(monday('08:00:00'), 'free'),
          step(monday('09:00:00'), 'inCall'),
          step(monday('09:05:00'), 'wrapUp'),
          step(monday('09:05:30'), 'free'),
          step(monday('12:00:00'), 'break', 'lunch'),
          step(monday('12:30:00'), 'free'),
          step(monday('16:00:00'), null),
        ],
      },
    ]));

  test('begins another day with the first change in it', () =>
    given(
      opened(monday('22:00:00')),
      away('2026-03-03T01:00:00.000Z', null),
      closed('2026-03-03T06:00:00.000Z'),
    ).thenDocuments('agentDays', [
      {
        _id: 'kim 2026-03-02',
        memberId,
        day: '2026-03-02',
        until: '2026-03-03T01:00:00.000Z',
        steps: [step(monday('22:00:00'), 'free')],
      },
      {
        _id: 'kim 2026-03-03',
        memberId,
        day: '2026-03-03',
        until: null,
        steps: [step('2026-03-03T01:00:00.000Z', 'break'), step('2026-03-03T06:00:00.000Z', null)],
      },
    ]));

  test('takes a lost connection from when it was lost, but nothing back that came later', () =>
    given(
      opened(monday('08:00:00')),
      away(monday('09:00:10'), null),
      { type: 'DeskConnectionLost', data: { memberId, lostSince: monday('09:00:00') } },
      { type: 'DeskConnectionRestored', data: { memberId, at: monday('09:01:00') } },
    ).thenDocument('agentDays', 'kim 2026-03-02', {
      steps: [
        step(monday('08:00:00'), 'free'),
        step(monday('09:00:10'), 'connectionLost'),
        step(monday('09:01:00'), 'break'),
      ],
    }));

  test('knows no one at work who only said what to be at', () =>
    given(away(monday('09:00:00'), 'lunch'), closed(monday('10:00:00'))).thenDocuments(
      'agentDays',
      [],
    ));
});
