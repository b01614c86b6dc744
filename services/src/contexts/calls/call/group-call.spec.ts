import { describe, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import {
  ada,
  added,
  callId,
  ended,
  joined,
  kim,
  kiosk,
  lee,
  left,
  lost,
  paused,
  started,
  usualRules,
} from '../testing/group-call.js';
import { after, at } from '../testing/happenings.js';
import { pauseParticipant } from './control-participant.js';
import { endCall } from './end-call.js';
import { joinCall } from './join-call.js';
import { leaveCall, type LeaveCall } from './leave-call.js';
import { loseConnection } from './lose-connection.js';
import { startStream } from './streams.js';

const spec = specify({ call: Call });
const moment = { now: after(60) };
const all = [kim, lee, ada];
const threeIn = [started(all), ...all.map(joined)];

const leaving = (history: readonly CallEvent[], joinerId: string, because: LeaveCall['because']) =>
  spec
    .given({ call: history })
    .when((states) => leaveCall(states, { callId, joinerId, because }, moment, usualRules));
const ending = (history: readonly CallEvent[], endedBy: string) =>
  spec
    .given({ call: history })
    .when((states) => endCall(states, { callId, endedBy }, moment, usualRules));
const joining = (history: readonly CallEvent[], joinerId: string) =>
  spec.given({ call: history }).when((states) => joinCall(states, { callId, joinerId }));

describe('a call of several', () => {
  test.each([kim, lee, ada])('continues without $joinerId, who may return', (one) => {
    leaving(threeIn, one.joinerId, { reason: 'left' }).then({ call: [left(one)] });
    joining([...threeIn, left(one)], one.joinerId).then({ call: [joined(one)] });
  });

  test('ends when the last of those who came has left, also where others are invited still', () => {
    const alone = [started([kim, lee, ada, kiosk]), joined(kim), joined(lee), left(kim)];
    leaving(alone, 'lee', { reason: 'left' }).then({
      call: [left(lee), ended('last-left', 'lee', 60)],
    });
  });

  test('is ended for all participants by its leader', () => {
    ending(threeIn, 'kim').then({
      call: [
        left(kim),
        left(lee, 'call-ended'),
        left(ada, 'call-ended'),
        ended('ended', 'kim', 60),
      ],
    });
  });

  test.each([lee, ada])('is not ended by $joinerId, who does not lead it', ({ joinerId }) => {
    ending(threeIn, joinerId).thenRejected('FORBIDDEN');
  });

  test('is not ended by a host who was removed or on hold, and who still knows its id', () => {
    const host = { ...lee, role: 'moderator' } as const;
    const begun = [started([kim, host, ada]), ...all.map(joined)];
    ending([...begun, left(host, 'removed')], 'lee').thenRejected('NOT_IN_CALL');
    ending([...begun, paused(host)], 'lee').thenRejected('FORBIDDEN');
  });

  test('keeps on hold who leaves, or is lost, and comes again, until brought back', () => {
    const resuming = { callId, joinerId: 'lee', by: 'kim' } as const;
    for (const reason of ['left', 'connection-lost'] as const) {
      const back = [...threeIn, paused(lee), left(lee, reason), joined(lee)];
      spec
        .given({ call: back })
        .when((states) =>
          pauseParticipant(states, { ...resuming, paused: false }, { now: after(40) }),
        )
        .then({
          call: [{ type: 'CallParticipantResumed', data: { ...resuming, heldMs: 40_000 } }],
        });
    }
  });

  test('does not hold an invitation after a removal against a person who was on hold before', () => {
    const again = [...threeIn, paused(lee), left(lee, 'removed'), added(lee, 30), joined(lee)];
    spec
      .given({ call: again })
      .when((states) =>
        pauseParticipant(
          states,
          { callId, joinerId: 'lee', by: 'kim', paused: false },
          { now: after(40) },
        ),
      )
      .thenNothing();
  });

  test('continues without a connection that stays away, until it was the last one', () => {
    const away = [...threeIn, lost(ada, 10), lost(lee, 20), left(kim)];
    const gone = (seconds: number) =>
      ({ reason: 'connection-lost', awaySince: at(seconds) }) as const;
    leaving(away, 'ada', gone(10)).then({ call: [left(ada, 'connection-lost')] });
    leaving([...away, left(ada, 'connection-lost')], 'lee', gone(20)).then({
      call: [left(lee, 'connection-lost'), ended('connection-lost', null, 60)],
    });
  });

  test('waits for no person who is merely invited, and lets them join at any time', () => {
    const begun = [started([kim, lee]), joined(kim)];
    leaving(begun, 'lee', { reason: 'connection-lost', awaySince: at(0) }).thenNothing();
    joining(begun, 'lee').then({ call: [joined(lee)] });
  });

  test('ends if no participant comes at all', () => {
    leaving([started([kiosk, kim, lee], 'device')], 'kiosk', {
      reason: 'connection-lost',
      awaySince: at(0),
    }).then({ call: [ended('connection-lost', null, 60)] });
  });

  test('continues until the last of the called people has declined', () => {
    const called = [started([lee, ada], 'direct')];
    leaving(called, 'lee', { reason: 'left' }).then({ call: [left(lee)] });
    leaving([...called, left(lee)], 'lee', { reason: 'left' }).thenNothing();
    leaving([...called, left(lee)], 'ada', { reason: 'left' }).then({
      call: [ended('last-left', 'ada', 60)],
    });
  });

  test('keeps out who was removed, until invited again', () => {
    leaving(threeIn, 'ada', { reason: 'removed' }).then({ call: [left(ada, 'removed')] });
    const without = [...threeIn, left(ada, 'removed')];
    joining(without, 'ada').thenRejected('NOT_IN_CALL');
    leaving(without, 'ada', { reason: 'removed' }).thenNothing();
    joining([...without, added(ada, 30)], 'ada').then({ call: [joined(ada)] });
    const notCome = [started(all), joined(kim)];
    leaving(notCome, 'lee', { reason: 'removed' }).then({ call: [left(lee, 'removed')] });
  });

  test('takes neither streams nor lost connections of who has left it', () => {
    const history = [...threeIn, left(ada)];
    spec
      .given({ call: history })
      .when((states) => loseConnection(states, { callId, joinerId: 'ada', since: at(30) }))
      .thenNothing();
    spec
      .given({ call: history })
      .when((states) =>
        startStream(states, { callId, joinerId: 'ada', streamType: 'userCam', relay: 'janus' }),
      )
      .thenRejected('NOT_IN_CALL');
  });
});
