import { test } from '@jest/globals';
import type { DeskEvent } from '@foyer/contracts/visits';
import { describeProjection } from '../testing/index.js';
import { desks } from './desks.js';

const memberId = '019a0000-0000-7000-8000-000000000001';
const visitId = '019a0000-0000-7000-8000-000000000002';
const portalId = '019a0000-0000-7000-8000-000000000003';
const offerId = '019a0000-0000-7000-8000-000000000004';
const time = (hour: number, day = 2): string =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const opened = (at: string): DeskEvent => ({ type: 'DeskOpened', data: { memberId, at } });
const closed = (
  at: string,
  reason: 'signed-out' | 'connection-lost' = 'signed-out',
): DeskEvent => ({
  type: 'DeskClosed',
  data: { memberId, reason, at },
});
const available = (
  availability: 'auto' | 'manual' | 'away' | 'offline',
  since: string,
): DeskEvent => ({
  type: 'AvailabilityChanged',
  data: { memberId, availability, breakKind: null, since },
});
const offered: DeskEvent = {
  type: 'AgentOffered',
  data: { memberId, portalId, visitId, offerId, expiresAt: time(10) },
};

describeProjection<DeskEvent>(desks, (given) => {
  test('a desk opened for the first time is there for visitors', () =>
    given(opened(time(9))).thenDocuments('desks', [
      {
        _id: memberId,
        memberId,
        isOpen: true,
        lostSince: null,
        availability: 'auto',
        breakKind: null,
        since: time(9),
        engagement: { kind: 'free' },
        callStatus: 'available',
        notRespondingSince: null,
        otherCalls: [],
        wrapUp: null,
        setBy: null,
        breaks: [],
        lastCallEndedAt: null,
      },
    ]));

  test('an agent is in other calls until each of them is left', async () => {
    const joined = (callId: string, kind: 'meeting' | 'session', hour: number): DeskEvent => ({
      type: 'AgentJoinedMeeting',
      data: { memberId, callId, kind, at: time(hour) },
    });
    const left = (callId: string): DeskEvent => ({
      type: 'AgentLeftMeeting',
      data: { memberId, callId, at: time(12) },
    });
    const meeting = { callDetailId: visitId, kind: 'meeting', since: time(10) };
    const session = { callDetailId: offerId, kind: 'session', since: time(11) };
    const both = [opened(time(9)), joined(visitId, 'meeting', 10), joined(offerId, 'session', 11)];
    const shows = (otherCalls: readonly object[], ...events: DeskEvent[]) =>
      given(...both, ...events).thenDocument('desks', memberId, { otherCalls });
    await shows([meeting, session]);
    await shows([meeting], left(offerId));
    await shows([session], left(visitId));
    await shows([], left(visitId), left(offerId));
  });

  test('a lost connection shows until it is back, or the desk is closed', async () => {
    const lost: DeskEvent = { type: 'DeskConnectionLost', data: { memberId, lostSince: time(10) } };
    const back: DeskEvent = { type: 'DeskConnectionRestored', data: { memberId, at: time(11) } };
    const here = { isOpen: true, lostSince: null };
    await given(opened(time(9)), lost).thenDocument('desks', memberId, {
      isOpen: true,
      lostSince: time(10),
    });
    await given(opened(time(9)), lost, back).thenDocument('desks', memberId, here);
    const gone = closed(time(11), 'connection-lost');
    await given(opened(time(9)), lost, gone).thenDocument('desks', memberId, {
      isOpen: false,
      lostSince: null,
    });
    await given(opened(time(9)), lost, gone, opened(time(12))).thenDocument(
      'desks',
      memberId,
      here,
    );
  });

  test('a supervisor who set the state shows until the agent says otherwise, or is with a visitor', async () => {
    const setBy = '019a0000-0000-7000-8000-000000000009';
    const said: DeskEvent = {
      type: 'AgentStateSet',
      data: { memberId, state: 'break', breakKind: null, setBy, at: time(10) },
    };
    const set = [opened(time(9)), available('away', time(10)), said];
    await given(...set).thenDocument('desks', memberId, {
      availability: 'away',
      setBy: { memberId: setBy, at: time(10) },
    });
    await given(...set, available('auto', time(11))).thenDocument('desks', memberId, {
      setBy: null,
    });
    const engaged: DeskEvent = {
      type: 'AgentEngaged',
      data: { memberId, visitId, callId: visitId },
    };
    await given(...set, engaged).thenDocument('desks', memberId, { setBy: null });
  });

  test('keeps an agent busy in a call, or on their own word, until the call or the day is over', async () => {
    const busy: DeskEvent = {
      type: 'CallStatusChanged',
      data: { memberId, callStatus: 'busy', at: time(10) },
    };
    const engaged: DeskEvent = {
      type: 'AgentEngaged',
      data: { memberId, visitId, callId: visitId },
    };
    const freed: DeskEvent = {
      type: 'AgentFreed',
      data: { memberId, callId: visitId, at: time(11) },
    };
    const start = opened(time(9));
    const shows = (callStatus: string, ...events: DeskEvent[]) =>
      given(start, ...events).thenDocument('desks', memberId, { callStatus });
    await shows('busy', busy);
    await shows('busy', engaged);
    await shows('available', busy, engaged, freed);
    await shows('busy', busy, closed(time(11), 'connection-lost'));
    await shows('available', busy, closed(time(11)));
    await shows('busy', engaged, closed(time(11)));
  });

  test('an agent has time after a call until it is over, or the next call or the day ends it', async () => {
    const wrapUp = { callDetailId: visitId, queueId: portalId, endsAt: time(12) };
    const begun: DeskEvent = {
      type: 'AgentWrapUpStarted',
      data: { memberId, callId: visitId, portalId, at: time(11), endsAt: time(12) },
    };
    const ended: DeskEvent = {
      type: 'AgentWrapUpEnded',
      data: { memberId, callId: visitId, reason: 'expired', at: time(12) },
    };
    const shows = (part: object, ...events: DeskEvent[]) =>
      given(opened(time(9)), begun, ...events).thenDocument('desks', memberId, part);
    await shows({ wrapUp, callStatus: 'busy' });
    await shows({ wrapUp, callStatus: 'busy' }, closed(time(11), 'connection-lost'));
    await shows({ wrapUp: null, callStatus: 'available' }, ended);
    await shows({ wrapUp: null }, closed(time(11)));
    await shows(
      { wrapUp: null },
      { type: 'AgentEngaged', data: { memberId, visitId, callId: visitId } },
    );
  });

  test('an agent who lets it ring does not respond until back, by a word or by a call', async () => {
    const missed: DeskEvent = {
      type: 'AgentNotResponding',
      data: { memberId, offerId, at: time(10) },
    };
    const shows = (since: string | null, ...events: DeskEvent[]) =>
      given(opened(time(9)), missed, ...events).thenDocument('desks', memberId, {
        notRespondingSince: since,
      });
    await shows(time(10), closed(time(11), 'connection-lost'), opened(time(12)));
    await shows(null, { type: 'AgentResponding', data: { memberId, at: time(11) } });
    await shows(null, available('manual', time(11)));
    await shows(null, { type: 'AgentEngaged', data: { memberId, visitId, callId: visitId } });
    await shows(null, closed(time(11)));
  });

  test('an availability may be set before', () =>
    given(available('manual', time(8)), opened(time(9))).thenDocument('desks', memberId, {
      isOpen: true,
      availability: 'manual',
      since: time(9),
    }));

  test('an availability counts from when visitors may come: not from before calls were missed, or no one was there', async () => {
    const missed: DeskEvent = {
      type: 'AgentNotResponding',
      data: { memberId, offerId, at: time(10) },
    };
    const back: DeskEvent = { type: 'AgentResponding', data: { memberId, at: time(12) } };
    const since = (at: string, ...events: DeskEvent[]) =>
      given(opened(time(9)), ...events).thenDocument('desks', memberId, { since: at });
    await since(time(12), missed, back);
    await since(time(12), closed(time(11)), opened(time(12)));
    await since(time(12), closed(time(11), 'connection-lost'), opened(time(12)));
    await since(time(9), opened(time(12)));
    const away = available('away', time(10));
    await since(time(10), away, closed(time(11), 'connection-lost'), opened(time(12)));
  });

  test('an offer rings, ends, and becomes a call that ends', async () => {
    await given(opened(time(9)), offered).thenDocument('desks', memberId, {
      engagement: { kind: 'offered', offerId, clientId: visitId, expiresAt: time(10) },
    });
    const over: DeskEvent = {
      type: 'AgentOfferEnded',
      data: { memberId, offerId, reason: 'rejected' },
    };
    const free = { engagement: { kind: 'free' }, lastCallEndedAt: null };
    await given(opened(time(9)), offered, over).thenDocument('desks', memberId, free);
    const engaged: DeskEvent = {
      type: 'AgentEngaged',
      data: { memberId, visitId, callId: visitId },
    };
    await given(opened(time(9)), offered, engaged).thenDocument('desks', memberId, {
      engagement: { kind: 'inCall', callDetailId: visitId, clientId: visitId },
    });
    const freed: DeskEvent = {
      type: 'AgentFreed',
      data: { memberId, callId: visitId, at: time(11) },
    };
    await given(opened(time(9)), offered, engaged, freed).thenDocument('desks', memberId, {
      engagement: { kind: 'free' },
      lastCallEndedAt: time(11),
    });
  });

  test.each<[string, readonly DeskEvent[], readonly object[]]>([
    ['lasts while away', [available('away', time(10))], [{ from: time(10), to: null }]],
    [
      'ends with the next availability',
      [available('away', time(10)), available('auto', time(11))],
      [{ from: time(10), to: time(11) }],
    ],
    [
      'ends when the agent goes home',
      [available('away', time(10)), closed(time(12))],
      [{ from: time(10), to: time(12) }],
    ],
    [
      'goes on when only the connection is lost, and is one break',
      [available('away', time(10)), closed(time(12), 'connection-lost'), opened(time(13))],
      [{ from: time(10), to: null }],
    ],
    [
      'begins anew when the agent comes back and is away still',
      [available('away', time(10)), closed(time(12)), opened(time(13))],
      [
        { from: time(10), to: time(12) },
        { from: time(13), to: null },
      ],
    ],
    [
      'is forgotten when no working day can count it any more',
      [available('away', time(10)), available('auto', time(11)), available('away', time(14, 4))],
      [{ from: time(14, 4), to: null }],
    ],
  ])('a break %s', (_, events, breaks) =>
    given(opened(time(9)), ...events).thenDocument('desks', memberId, { breaks }),
  );

  test('being away from a closed desk is no break', () =>
    given(opened(time(9)), closed(time(10)), available('away', time(11))).thenDocument(
      'desks',
      memberId,
      { isOpen: false, availability: 'away', breaks: [] },
    ));
});
