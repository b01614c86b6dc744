import { describe, test } from '@jest/globals';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { after, at, call, freed, fromQueue, visitEnded } from '../testing/happenings.js';
import { leaveCall } from './leave-call.js';

const spec = specify({ call: Call });
const both = [call.started, call.joined('kim'), call.joined('ada')];
const moment = { now: after(60) };

describe('leaveCall', () => {
  test('ends the call, frees the agent and ends the visit in one piece', () => {
    spec
      .given({ call: both })
      .when((states) =>
        leaveCall(
          states,
          { callId: 'ada', joinerId: 'ada', because: { reason: 'left' } },
          moment,
          fromQueue,
        ),
      )
      .then({
        call: [
          call.left('kim', 'call-ended'),
          call.left('ada', 'left'),
          call.ended('visitor-left', 'ada', 60),
        ],
        desk: [freed(60)],
        visit: [visitEnded('served')],
      });
  });

  test('says who left; who was removed did not serve', () => {
    spec
      .given({ call: both })
      .when((states) =>
        leaveCall(
          states,
          { callId: 'ada', joinerId: 'kim', because: { reason: 'removed' } },
          moment,
          fromQueue,
        ),
      )
      .then({
        call: [
          call.left('kim', 'removed'),
          call.left('ada', 'call-ended'),
          call.ended('agent-left', 'kim', 60),
        ],
        desk: [freed(60)],
        visit: [visitEnded('call-lost')],
      });
  });

  test('ends the call of a device in the name of the administrator', () => {
    spec
      .given({ call: both })
      .when((states) =>
        leaveCall(
          states,
          {
            callId: 'ada',
            joinerId: 'ada',
            because: { reason: 'administrator-ended', by: 'root' },
          },
          moment,
          fromQueue,
        ),
      )
      .then({
        call: [
          call.left('kim', 'call-ended'),
          call.left('ada', 'removed'),
          call.ended('administrator-ended', 'root', 60),
        ],
        desk: [freed(60)],
        visit: [visitEnded('administrator-ended')],
      });
  });

  const stayedAway = {
    callId: 'ada',
    joinerId: 'ada',
    because: { reason: 'connection-lost', awaySince: at(30) },
  } as const;

  test('gives up on a connection that stayed away', () => {
    spec
      .given({ call: [...both, call.lost('ada', 30)] })
      .when((states) => leaveCall(states, stayedAway, moment, fromQueue))
      .then({
        call: [
          call.left('kim', 'call-ended'),
          call.left('ada', 'connection-lost'),
          call.ended('connection-lost', null, 60),
        ],
        desk: [freed(60)],
        visit: [visitEnded('call-lost')],
      });
  });

  test('gives up on a visitor who never joined', () => {
    spec
      .given({ call: [call.started, call.joined('kim')] })
      .when((states) =>
        leaveCall(
          states,
          {
            callId: 'ada',
            joinerId: 'ada',
            because: { reason: 'connection-lost', awaySince: at(0) },
          },
          { now: after(30) },
          fromQueue,
        ),
      )
      .then({
        call: [call.left('kim', 'call-ended'), call.ended('connection-lost', null, 30)],
        desk: [freed(30)],
        visit: [visitEnded('call-lost')],
      });
  });

  test.each([
    ['is back', [call.restored('ada')]],
    ['was back and is away again', [call.restored('ada'), call.lost('ada', 50)]],
  ])('does not give up on a person who %s', (_, since) => {
    spec
      .given({ call: [...both, call.lost('ada', 30), ...since] })
      .when((states) => leaveCall(states, stayedAway, moment, fromQueue))
      .thenNothing();
  });

  test('changes nothing twice, and knows neither strangers nor calls that never were', () => {
    const leaves = {
      callId: 'ada',
      joinerId: 'ada',
      because: { reason: 'left' },
    } as const;
    spec
      .given({ call: [...both, call.ended('agent-ended', 'kim', 5)] })
      .when((states) => leaveCall(states, leaves, moment, fromQueue))
      .thenNothing();
    spec
      .given({ call: both })
      .when((states) => leaveCall(states, { ...leaves, joinerId: 'lee' }, moment, fromQueue))
      .thenRejected('NOT_IN_CALL');
    spec
      .given({})
      .when((states) => leaveCall(states, leaves, moment, fromQueue))
      .thenRejected('CALL_NOT_FOUND');
  });
});
