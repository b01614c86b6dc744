import { describe, test } from '@jest/globals';
import type { CallEvent } from '@foyer/contracts/calls';

import { specify } from '#platform/testing/decider-specification.js';
import { Call } from '../streams.js';
import { after, at, call } from '../testing/happenings.js';
import { pauseParticipant } from './control-participant.js';
import { pauseSelf } from './pause-self.js';

const spec = specify({ call: Call });
const both = [call.started, call.joined('kim'), call.joined('ada')];
const paused = (by: string, joinerId = 'ada'): CallEvent => ({
  type: 'CallParticipantPaused',
  data: { callId: 'ada', joinerId, by, at: at(20) },
});
const resumed = (by: string, joinerId = 'ada'): CallEvent => ({
  type: 'CallParticipantResumed',
  data: { callId: 'ada', joinerId, by, heldMs: 20_000 },
});
const self = (given: readonly CallEvent[], isPaused: boolean, joinerId = 'ada', seconds = 40) =>
  spec
    .given({ call: [...given] })
    .when((states) =>
      pauseSelf(states, { callId: 'ada', joinerId, paused: isPaused }, { now: after(seconds) }),
    );
const host = (given: readonly CallEvent[], isPaused: boolean) =>
  spec
    .given({ call: [...given] })
    .when((states) =>
      pauseParticipant(
        states,
        { callId: 'ada', joinerId: 'ada', by: 'kim', paused: isPaused },
        { now: after(40) },
      ),
    );

describe('a person who is in another call', () => {
  test('is on hold in this one, and comes back by their own', () => {
    self(both, true, 'ada', 20).then({ call: [paused('ada')] });
    self([...both, paused('ada')], true).then({ call: [] });
    self([...both, paused('ada')], false).then({ call: [resumed('ada')] });
    self(both, false).then({ call: [] });
  });

  test('is not brought back by a host, who would bring them into two calls', () => {
    host([...both, paused('ada')], false).thenRejected('FORBIDDEN');
  });

  test('ends no hold by a host, also where the host held them meanwhile', () => {
    self([...both, paused('kim')], false).thenRejected('FORBIDDEN');
    host([...both, paused('ada')], true).then({
      call: [{ ...paused('kim'), data: { ...paused('kim').data, at: at(40) } } as CallEvent],
    });
    self([...both, paused('ada'), paused('kim')], false).thenRejected('FORBIDDEN');
    host([...both, paused('ada'), paused('kim')], false).then({ call: [resumed('kim')] });
  });

  test('is held only where they are', () => {
    self([call.started, call.joined('kim')], true).thenRejected('NOT_IN_CALL');
  });
});
