import { describe, test } from '@jest/globals';
import {
  CALL_PARTICIPANTS_MAX,
  type CallEvent,
  type CallParticipant,
} from '@foyer/contracts/calls';

import { specify } from '../../../platform/testing/decider-specification.js';
import { Call } from '../commands/streams.js';
import { ada, callId, joined, kim, knocked, started, turnedAway } from '../testing/group-call.js';
import { after } from '../testing/happenings.js';
import { knock } from './knock.js';

const spec = specify({ call: Call });
const crowd = Array.from({ length: CALL_PARTICIPANTS_MAX }, (_, n): CallParticipant => ({
  joinerId: `knocker-${n}`,
  joinerType: 'Guest',
  role: 'guest',
}));
const crowded = [started([kim]), joined(kim), ...crowd.map((one) => knocked(one, 10))];
const knocking = (history: readonly CallEvent[]) =>
  spec
    .given({ call: history })
    .when((states) => knock(states, { callId, participant: ada }, { now: after(60) }));

describe('knock', () => {
  test('is heard of so many at once, and no more', () => {
    knocking(crowded).thenRejected('CALL_FULL');
  });

  test('is heard again once those before were turned away', () => {
    const turned = crowd.map((one) => turnedAway(one));
    knocking([...crowded, ...turned]).then({ call: [knocked(ada, 60)] });
  });
});
