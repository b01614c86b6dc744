import { describe, expect, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { after, at, call } from '../testing/happenings.js';
import { evolveCall, noCall } from './call.js';
import {
  acceptConsult,
  handOver,
  openConsult,
  returnFromConsult,
  startConsult,
  stopRinging,
} from './consult.js';

const callId = 'ada';
const spec = specify({ call: Call });
const moment = { now: after(20) };
const expiresAt = at(35);
const both = [call.started, call.joined('kim'), call.joined('ada')];
const held: CallEvent = {
  type: 'CallParticipantPaused',
  data: { callId, joinerId: 'ada', by: 'kim', at: at(20) },
};
const resumedBy = (by: string): CallEvent => ({
  type: 'CallParticipantResumed',
  data: { callId, joinerId: 'ada', by, heldMs: 0 },
});
const started: CallEvent = {
  type: 'CallConsultStarted',
  data: { callId, joinerId: 'lee', by: 'kim', at: at(20), expiresAt },
};
const added: CallEvent = {
  type: 'CallParticipantAdded',
  data: {
    callId,
    joinerId: 'lee',
    joinerType: 'User',
    role: 'presenter',
    admission: 'invited',
    addedBy: 'kim',
    addedAt: at(20),
  },
};
const answered: CallEvent = {
  type: 'CallConsultAccepted',
  data: { callId, joinerId: 'lee', at: at(20) },
};
const opened: CallEvent = {
  type: 'CallConsultOpened',
  data: { callId, joinerId: 'lee', by: 'kim' },
};
type Reason = Extract<CallEvent, { type: 'CallConsultEnded' }>['data']['reason'];
const over = (reason: Reason): CallEvent => ({
  type: 'CallConsultEnded',
  data: { callId, joinerId: 'lee', reason },
});
const rings = [...both, held, started];
const talks = [...rings, added, answered, call.joined('lee')];

const byAgent = (agentId = 'kim') => ({ callId, agentId });
const byColleague = (colleagueId = 'lee') => ({ callId, colleagueId });

describe('consulting a colleague', () => {
  const consulting = (given: readonly CallEvent[], agentId = 'kim', colleagueId = 'lee') =>
    spec
      .given({ call: given })
      .when((states) =>
        startConsult(states, { ...byAgent(agentId), colleagueId, expiresAt }, moment),
      );

  test('puts the visitor on hold and rings', () => {
    consulting(both).then({ call: [held, started] });
  });
  test('leaves a visitor on hold who is there already', () => {
    consulting([...both, held]).then({ call: [started] });
  });
  test('is for the agent of the call alone, and for one colleague at a time', () => {
    consulting(both, 'ada').thenRejected('FORBIDDEN');
    consulting(both, 'max').thenRejected('NOT_IN_CALL');
    consulting(rings, 'kim', 'max').thenRejected('CONSULT_GOES_ON');
    consulting(both, 'kim', 'kim').thenRejected('COLLEAGUE_BUSY');
  });
  test('needs a media server, also before anything was sent', () => {
    spec
      .given({ call: both })
      .when((states) =>
        startConsult(
          states,
          { ...byAgent('kim'), colleagueId: 'lee', expiresAt, isDirect: true },
          moment,
        ),
      )
      .thenRejected('CONSULT_NEEDS_SERVER');
    consulting([...both, call.streamStarted('ada', 'userCam', 'direct')]).thenRejected(
      'CONSULT_NEEDS_SERVER',
    );
  });
});

describe('answering', () => {
  const answering = (given: readonly CallEvent[], colleagueId = 'lee') =>
    spec
      .given({ call: given })
      .when((states) => acceptConsult(states, byColleague(colleagueId), moment));

  test('gives the colleague a place in the call', () => {
    answering(rings).then({ call: [added, answered] });
  });
  test('changes nothing the second time', () => {
    answering(talks).thenNothing();
  });
  test('is for the colleague who is rung, while it rings', () => {
    answering(rings, 'max').thenRejected('CONSULT_OVER');
    answering(both).thenRejected('CONSULT_OVER');
  });
});

describe('declining', () => {
  const stopping = (given: readonly CallEvent[], reason: 'rejected' | 'unanswered', seconds = 20) =>
    spec
      .given({ call: given })
      .when((states) => stopRinging(states, { ...byColleague(), reason }, { now: after(seconds) }));

  test('stops the ringing; the visitor stays on hold', () => {
    stopping(rings, 'rejected').then({ call: [over('rejected')] });
  });
  test('is found where no answer came in time', () => {
    stopping(rings, 'unanswered', 34).thenNothing();
    stopping(rings, 'unanswered', 35).then({ call: [over('unanswered')] });
  });
  test('changes nothing once the colleague has come', () => {
    stopping(talks, 'rejected').thenNothing();
  });
  test.each([
    ['rejected', 'rejected'],
    ['unanswered', 'unanswered'],
    ['colleague-left', 'left'],
    ['colleague-lost', 'lost'],
  ] as const)('is remembered for the agent, as is what else ends it: %s', (reason, stage) => {
    const missed = (events: readonly CallEvent[]) => {
      const state = events.reduce(evolveCall, noCall);
      return state.stage === 'on' ? state.missed : undefined;
    };
    expect(missed([...rings, over(reason)])).toEqual({ colleagueId: 'lee', stage, expiresAt });
    expect(missed([...rings, over(reason), started])).toBeNull();
    expect(missed([...rings, over('withdrawn')])).toBeNull();
  });
});

describe('bringing the visitor in', () => {
  const opening = (given: readonly CallEvent[], agentId = 'kim') =>
    spec.given({ call: given }).when((states) => openConsult(states, byAgent(agentId), moment));

  test('takes the visitor off hold', () => {
    opening(talks).then({ call: [opened, resumedBy('kim')] });
  });
  test('is for the agent, with a colleague who has come', () => {
    opening(talks, 'lee').thenRejected('FORBIDDEN');
    opening(rings).thenRejected('CONSULT_OVER');
  });
});

describe('returning to the visitor', () => {
  const returning = (given: readonly CallEvent[], agentId = 'kim') =>
    spec
      .given({ call: given })
      .when((states) => returnFromConsult(states, byAgent(agentId), moment));

  test('cancels the ringing', () => {
    returning(rings).then({ call: [over('withdrawn'), resumedBy('kim')] });
  });
  test('puts the colleague out', () => {
    returning(talks).then({
      call: [call.left('lee', 'left'), over('returned'), resumedBy('kim')],
    });
  });
  test('changes nothing without a consulted colleague, and is not for the colleague', () => {
    returning(both).thenNothing();
    returning(talks, 'lee').thenRejected('FORBIDDEN');
  });
});

describe('transferring the call', () => {
  const transferring = (given: readonly CallEvent[], agentId = 'kim') =>
    spec.given({ call: given }).when((states) => handOver(states, byAgent(agentId), moment));

  test('makes the colleague the agent; the former one is out and the visitor off hold', () => {
    transferring(talks).then({
      call: [
        call.left('kim', 'left'),
        {
          type: 'CallHandedOver',
          data: { callId, joinerId: 'lee', from: 'kim', because: 'transfer', at: at(20) },
        },
        {
          type: 'CallRoleChanged',
          data: { callId, joinerId: 'lee', role: 'moderator', by: 'kim' },
        },
        resumedBy('lee'),
      ],
    });
  });
  test("ends a supervisor's whisper to the agent who leaves; the supervisor continues to listen", () => {
    const supervisor = (joinerId: string, mode: 'listen' | 'whisper'): CallEvent => ({
      type: 'CallSupervisionStarted',
      data: { callId, joinerId, mode, isAnnounced: true, isToldToVisitor: true, at: at(20) },
    });
    transferring([...talks, supervisor('ines', 'whisper'), supervisor('ole', 'listen')]).then({
      call: [
        call.left('kim', 'left'),
        {
          type: 'CallSupervisionChanged',
          data: {
            callId,
            joinerId: 'ines',
            mode: 'listen',
            isAnnounced: true,
            isToldToVisitor: true,
          },
        },
        {
          type: 'CallHandedOver',
          data: { callId, joinerId: 'lee', from: 'kim', because: 'transfer', at: at(20) },
        },
        {
          type: 'CallRoleChanged',
          data: { callId, joinerId: 'lee', role: 'moderator', by: 'kim' },
        },
        resumedBy('lee'),
      ],
    });
  });
  test('waits for a colleague who is there', () => {
    transferring(rings).thenRejected('CONSULT_OVER');
    transferring([...talks, call.lost('lee', 19)]).thenRejected('CONSULT_OVER');
  });
  test('is for the agent alone', () => {
    transferring(talks, 'lee').thenRejected('FORBIDDEN');
    transferring(talks, 'ada').thenRejected('FORBIDDEN');
  });
});
