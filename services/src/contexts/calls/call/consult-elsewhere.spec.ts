import { describe, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { after, at, call } from '../testing/happenings.js';
import { handOver, openConsult, returnFromConsult } from './consult.js';

const callId = 'ada';
const spec = specify({ call: Call });
const moment = { now: after(20) };
const byAgent = { callId, agentId: 'kim' };
const held = (joinerId: string, by: string): CallEvent => ({
  type: 'CallParticipantPaused',
  data: { callId, joinerId, by, at: at(20) },
});
const comes = (joinerId: string): CallEvent[] => [
  {
    type: 'CallParticipantAdded',
    data: {
      ...{ callId, joinerId, joinerType: 'User', role: 'presenter' },
      ...{ admission: 'invited', addedBy: 'kim', addedAt: at(20) },
    },
  },
  { type: 'CallJoined', data: { callId, joinerId, joinerType: 'User' } },
];
const lee = { callId, joinerId: 'lee' };
/** Lee talks with the agent, while Ada is on hold and Mia in another call. */
const talks: CallEvent[] = [
  ...[call.started, call.joined('kim'), call.joined('ada')],
  ...[...comes('mia'), held('mia', 'mia'), held('ada', 'kim')],
  { type: 'CallConsultStarted', data: { ...lee, by: 'kim', at: at(20), expiresAt: at(35) } },
  ...comes('lee'),
  { type: 'CallConsultAccepted', data: { ...lee, at: at(20) } },
];
const adaReturns: CallEvent = {
  type: 'CallParticipantResumed',
  data: { callId, joinerId: 'ada', by: 'kim', heldMs: 0 },
};

describe('a colleague of a consult who is in another call', () => {
  test('stays on hold as the consult ends', () => {
    const given = spec.given({ call: talks });
    given
      .when((states) => returnFromConsult(states, byAgent, moment))
      .then({
        call: [
          call.left('lee', 'left'),
          { type: 'CallConsultEnded', data: { ...lee, reason: 'returned' } },
          adaReturns,
        ],
      });
    given
      .when((states) => openConsult(states, byAgent, moment))
      .then({ call: [{ type: 'CallConsultOpened', data: { ...lee, by: 'kim' } }, adaReturns] });
  });

  test('does not take the visitor over', () => {
    spec
      .given({ call: [...talks, held('lee', 'lee')] })
      .when((states) => handOver(states, byAgent, moment))
      .thenRejected('COLLEAGUE_BUSY');
  });
});
